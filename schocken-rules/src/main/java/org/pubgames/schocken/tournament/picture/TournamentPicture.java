package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Outcome;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.schocken.tournament.Phase;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.ResultCorrected;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/** What hangs on the wall of a tournament: the tables, what came of each, the standings. */
final class TournamentPicture implements GamePicture<TournamentState, TournamentEvent> {

    private final GameWords words;
    private final TournamentTables tables;

    TournamentPicture(GameWords words) {
        this.words = words;
        this.tables = new TournamentTables(words);
    }

    @Override
    public List<String> after(
            Scene<TournamentState, TournamentEvent> before,
            TournamentEvent event,
            Scene<TournamentState, TournamentEvent> now) {
        TournamentState was = before.state();
        TournamentState is = now.state();
        TournamentSettings settings = SchockenTournament.settings(now.variant());
        if (event instanceof TournamentEvent.Drawn) {
            return is.round()
                    .map(round -> titled(drawn(round, settings), tables.seats(round.tables())))
                    .orElse(List.of());
        }
        TournamentResults results = new TournamentResults(words, settings.counting(), was, is);
        if (event instanceof ResultCorrected corrected) {
            return results.of(corrected.round(), corrected.table());
        }
        if (event instanceof TablePlayed played) {
            int round = was.rounds().size();
            List<String> lines = new ArrayList<>(results.of(round, played.table()));
            lines.addAll(standings(round, is, settings));
            return lines;
        }
        return List.of();
    }

    /** The standings between two rounds; those at the end come at the end. */
    private List<String> standings(int round, TournamentState state, TournamentSettings settings) {
        boolean complete = state.round(round).filter(Round::complete).isPresent();
        if (!complete || state.phase() == Phase.OVER) {
            return List.of();
        }
        String title =
                words.say(
                        "standings.after",
                        new Because("round", round),
                        new Because("rounds", settings.rounds()));
        return titled(title, new TournamentStandings(words, settings, state).lines());
    }

    private String drawn(Round round, TournamentSettings settings) {
        return words.say(
                "round.title",
                new Because("round", round.number()),
                new Because("rounds", settings.rounds()));
    }

    private static List<String> titled(String title, List<String> below) {
        List<String> lines = new ArrayList<>();
        lines.add(Style.BOLD.of(title));
        lines.addAll(below);
        return lines;
    }

    @Override
    public Optional<String> headline(Score score) {
        return Optional.of(new TournamentSizes(words).headline(score));
    }

    @Override
    public List<String> score(Variant variant, List<String> arguments, Score score) {
        return new TournamentSizes(words).around(variant, score);
    }

    /** Who is still playing. */
    @Override
    public List<String> cards(Scene<TournamentState, TournamentEvent> scene) {
        List<Table> open =
                scene.state().round().filter(round -> !round.untouched()).stream()
                        .flatMap(round -> round.tables().stream())
                        .filter(table -> !table.played())
                        .toList();
        if (open.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>(titled(words.say("tables.open"), tables.seats(open)));
        lines.add("");
        return lines;
    }

    /** None in the middle of a round, when not everybody has played as often. */
    @Override
    public List<Outcome.Place> standing(Scene<TournamentState, TournamentEvent> scene) {
        TournamentState state = scene.state();
        boolean comparable =
                state.round().filter(round -> round.untouched() || round.complete()).isPresent();
        boolean played = state.round(1).filter(Round::complete).isPresent();
        return comparable && played ? state.standings() : List.of();
    }

    @Override
    public String remark(Scene<TournamentState, TournamentEvent> scene, String player) {
        TournamentSettings settings = SchockenTournament.settings(scene.variant());
        return new TournamentStandings(words, settings, scene.state()).remark(player);
    }

    @Override
    public boolean draws() {
        return true;
    }

    @Override
    public Optional<Sheet> drawn(Scene<TournamentState, TournamentEvent> scene, Sheet.Form form) {
        Sheet sheet = sheet(form);
        List<Outcome.Place> places =
                scene.outcome().map(Outcome::places).orElseGet(() -> standing(scene));
        new HallSvg(sheet, words).draw(scene.state(), places);
        return Optional.of(sheet);
    }

    @Override
    public Optional<Sheet> drawn(
            Scene<TournamentState, TournamentEvent> before,
            TournamentEvent event,
            Sheet.Form form) {
        Sheet sheet = sheet(form);
        boolean any = new HallSvg(sheet, words).draw(before.state(), event);
        return any ? Optional.of(sheet) : Optional.empty();
    }

    /** The tables that so many players make. */
    @Override
    public Optional<Sheet> drawn(
            Variant variant, List<String> arguments, Score score, Sheet.Form form) {
        Sheet sheet = sheet(form);
        TournamentSizes sizes = new TournamentSizes(words);
        sheet.title(sizes.players(score));
        sheet.remark(sizes.tables(score));
        new HallSvg(sheet, words).sizes(TournamentSizes.sizes(score));
        return Optional.of(sheet);
    }

    private Sheet sheet(Sheet.Form form) {
        return Sheet.column(words.lang(), form, words.say("title.tournament"));
    }
}
