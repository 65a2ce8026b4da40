package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.Outcome;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.Missed;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TableLine;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;
import org.pubgames.schocken.tournament.TournamentState;

/** Everybody's place between two rounds, and what it was made of. */
final class TournamentStandings {

    /** So many may stand below each other; more are put in two columns. */
    private static final int LONGEST_COLUMN = 10;

    private final GameWords words;
    private final TournamentSettings settings;
    private final TournamentState state;

    TournamentStandings(GameWords words, TournamentSettings settings, TournamentState state) {
        this.words = words;
        this.settings = settings;
        this.state = state;
    }

    List<String> lines() {
        List<Outcome.Place> places = state.standings();
        List<String> one = column(places, places);
        if (places.size() <= LONGEST_COLUMN) {
            return one;
        }
        int half = (places.size() + 1) / 2;
        List<String> left = column(places.subList(0, half), places);
        List<String> right = column(places.subList(half, places.size()), places);
        int width = left.stream().mapToInt(Style::width).max().orElse(0);
        List<String> two = new ArrayList<>();
        for (int i = 0; i < left.size(); i++) {
            String line = left.get(i);
            String beside = i < right.size() ? right.get(i) : "";
            two.add((line + " ".repeat(width - Style.width(line)) + "  " + beside).stripTrailing());
        }
        boolean fits = two.stream().allMatch(line -> Style.width(line) <= TournamentTables.WIDTH);
        return fits ? two : one;
    }

    private List<String> column(List<Outcome.Place> shown, List<Outcome.Place> all) {
        boolean lost = settings.counting() == Counting.LOST_GAMES;
        TextTable table = new TextTable(">", "<", lost ? ">" : "<", ">", ">");
        table.row(
                "",
                words.say("standings.player"),
                lost ? words.say("figure." + Counting.LOST_GAMES) : "",
                words.say("table.points"),
                words.say("standings.tables"));
        for (Outcome.Place place : shown) {
            boolean tied = all.stream().filter(other -> other.rank() == place.rank()).count() > 1;
            List<TableLine> played = played(place.player());
            table.row(
                    place.rank() + (tied ? "=" : "."),
                    TextTable.shortened(place.player()),
                    lost ? String.valueOf(sum(played)) : "",
                    String.valueOf(place.score()),
                    String.valueOf(played.size()));
        }
        return table.linesUnderHeader();
    }

    /** What a place was made of. */
    String remark(String player) {
        List<TableLine> played = played(player);
        List<String> parts = new ArrayList<>();
        if (!played.isEmpty()) {
            List<Integer> figures = played.stream().map(TableLine::figure).toList();
            parts.add(
                    words.say(
                            "standing." + settings.counting(),
                            new Because("figures", figures),
                            new Because("number", figures.size()),
                            new Because("sum", sum(played)),
                            new Because("games", games(player))));
        }
        parts.add(words.say("standing.tables", new Because("tables", played.size())));
        List<Missed> missed = missed(player);
        if (!missed.isEmpty()) {
            parts.add(
                    words.say(
                            "standing.missed",
                            new Because("missed", missed.size()),
                            new Because("points", missed.stream().mapToInt(Missed::points).sum())));
        }
        state.entrant(player)
                .filter(Entrant::isAbsent)
                .ifPresent(entrant -> parts.add(words.say("standing.absent")));
        state.entrant(player)
                .flatMap(Entrant::standIn)
                .ifPresent(by -> parts.add(words.say("standing.stand-in", new Because("by", by))));
        state.entrant(player)
                .flatMap(Entrant::decided)
                .ifPresent(
                        number ->
                                parts.add(
                                        words.say(
                                                "standing.decided",
                                                new Because("number", number))));
        state.entrant(player)
                .filter(entrant -> !entrant.playing())
                .map(entrant -> entrant.sentOff().isPresent() ? "sent-off" : "left")
                .ifPresent(how -> parts.add(words.say("standing." + how)));
        return String.join(", ", parts);
    }

    private List<TableLine> played(String player) {
        return state.rounds().stream()
                .flatMap(round -> round.tables().stream())
                .flatMap(table -> table.results().stream())
                .filter(line -> line.player().equals(player))
                .toList();
    }

    private List<Missed> missed(String player) {
        return state.rounds().stream()
                .filter(Round::complete)
                .flatMap(round -> round.missed().stream())
                .filter(one -> one.player().equals(player))
                .toList();
    }

    private int games(String player) {
        return state.rounds().stream()
                .flatMap(round -> round.tables().stream())
                .filter(table -> table.played() && table.players().contains(player))
                .mapToInt(table -> table.games())
                .sum();
    }

    private static int sum(List<TableLine> played) {
        return played.stream().mapToInt(TableLine::figure).sum();
    }
}
