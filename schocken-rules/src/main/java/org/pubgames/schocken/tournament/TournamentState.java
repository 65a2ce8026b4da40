package org.pubgames.schocken.tournament;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.GameState;
import org.pubgames.core.Outcome;

/**
 * A tournament after its log.
 *
 * @param entrants everybody who entered, in the order of entry
 * @param rounds the rounds drawn so far
 * @param closed whether the organizer has ended it before its last round
 * @param playOff the play-off for the first place, when there is one
 * @param ending what decided the places, once it is over
 * @param abandoned why it was abandoned, when it was
 */
public record TournamentState(
        List<Entrant> entrants,
        List<Round> rounds,
        boolean closed,
        Optional<PlayOff> playOff,
        Optional<Ending> ending,
        Optional<TournamentEvent.Cause> abandoned)
        implements GameState {

    /** Best first. */
    private static final Comparator<Entrant> BY_POINTS =
            Comparator.comparingInt(Entrant::group).thenComparingInt(Entrant::points).reversed();

    /** What decided the places. */
    public enum Ending {
        BY_POINTS,
        BY_PLAY_OFF,
        /** Nothing: it was abandoned, and nobody has a place. */
        NOTHING_COUNTS
    }

    public TournamentState {
        entrants = List.copyOf(entrants);
        rounds = List.copyOf(rounds);
    }

    /** A tournament that was not abandoned. */
    public TournamentState(
            List<Entrant> entrants,
            List<Round> rounds,
            boolean closed,
            Optional<PlayOff> playOff,
            Optional<Ending> ending) {
        this(entrants, rounds, closed, playOff, ending, Optional.empty());
    }

    /** A tournament that nobody has entered. */
    public static TournamentState opening() {
        return new TournamentState(List.of(), List.of(), false, Optional.empty(), Optional.empty());
    }

    /** How far the tournament has got. */
    public Phase phase() {
        if (ending.isPresent()) {
            return Phase.OVER;
        }
        if (playOff.filter(PlayOff::due).isPresent()) {
            return Phase.PLAY_OFF;
        }
        return round().map(round -> round.complete() ? Phase.BETWEEN : Phase.ROUND)
                .orElse(Phase.ENTRY);
    }

    /** How many rounds are over, from 0. */
    public int roundsOver() {
        return (int) rounds.stream().filter(Round::complete).count();
    }

    /** The round drawn last. */
    public Optional<Round> round() {
        return round(rounds.size());
    }

    /** The round with a number. */
    public Optional<Round> round(int number) {
        return number >= 1 && number <= rounds.size()
                ? Optional.of(rounds.get(number - 1))
                : Optional.empty();
    }

    /** The numbers of the tables of the round drawn last that have not reported. */
    public List<Integer> openTables() {
        return round().map(Round::openTables).orElse(List.of());
    }

    /** Somebody who entered. */
    public Optional<Entrant> entrant(String player) {
        return entrants.stream().filter(entrant -> entrant.player().equals(player)).findFirst();
    }

    /** The names of those who are still in the tournament, in the order of entry. */
    public List<String> playing() {
        return entrants.stream().filter(Entrant::playing).map(Entrant::player).toList();
    }

    /** The names of those of them who are there, in the order of entry. */
    public List<String> present() {
        return entrants.stream()
                .filter(entrant -> entrant.playing() && !entrant.isAbsent())
                .map(Entrant::player)
                .toList();
    }

    /** The names of those of them who are not there, in the order of entry. */
    public List<String> absentees() {
        return entrants.stream().filter(Entrant::isAbsent).map(Entrant::player).toList();
    }

    /** Who of a table is still in the tournament and there, in the order of the table. */
    public List<String> there(Table table) {
        List<String> present = present();
        return table.players().stream().filter(present::contains).toList();
    }

    /**
     * The names of all who have a seat, behind those of the match who has entered late.
     *
     * @param seats the seats of the match
     */
    public List<String> seated(List<String> seats) {
        Set<String> all = new LinkedHashSet<>(seats);
        entrants.forEach(entrant -> all.add(entrant.player()));
        return List.copyOf(all);
    }

    /** Who of a table is still in the tournament, in the order of the table. */
    public List<String> left(Table table) {
        List<String> playing = playing();
        return table.players().stream().filter(playing::contains).toList();
    }

    /** Who plays for each entrant, in the order of entry: the player, or who stands in. */
    public Map<String, String> playedBy() {
        Map<String, String> played = new LinkedHashMap<>();
        entrants.forEach(each -> played.put(each.player(), each.plays()));
        return played;
    }

    /** The table of the round drawn last at which a player sits. */
    public Optional<Table> tableOf(String player) {
        return round().stream()
                .flatMap(round -> round.tables().stream())
                .filter(table -> table.players().contains(player))
                .findFirst();
    }

    /** The table of the round drawn last at which a player sits and that has not reported. */
    public Optional<Table> openTable(String player) {
        return round().stream()
                .flatMap(round -> round.tables().stream())
                .filter(table -> !table.played() && table.players().contains(player))
                .findFirst();
    }

    /**
     * Everybody's place by the points so far, best first. Equal players share a rank and keep the
     * order of entry; behind them come those who left, behind these those who were sent off; a
     * play-off tells its players apart.
     */
    public List<Outcome.Place> standings() {
        Comparator<Entrant> order = BY_POINTS.thenComparingInt(this::placeInPlayOff);
        List<Entrant> sorted = new ArrayList<>(entrants);
        sorted.sort(order);
        List<Outcome.Place> places = new ArrayList<>();
        for (int i = 0; i < sorted.size(); i++) {
            Entrant entrant = sorted.get(i);
            boolean tied = i > 0 && order.compare(sorted.get(i - 1), entrant) == 0;
            int rank = tied ? places.get(i - 1).rank() : i + 1;
            places.add(new Outcome.Place(rank, entrant.player(), entrant.points()));
        }
        return places;
    }

    private int placeInPlayOff(Entrant entrant) {
        int place = playOff.map(found -> found.order().indexOf(entrant.player())).orElse(-1);
        return place < 0 ? Integer.MAX_VALUE : place;
    }

    /** Those who are level for the first place by their points. */
    public List<Entrant> leaders() {
        Optional<Entrant> first = entrants.stream().min(BY_POINTS);
        return entrants.stream()
                .filter(
                        entrant ->
                                first.filter(best -> BY_POINTS.compare(best, entrant) == 0)
                                        .isPresent())
                .toList();
    }
}
