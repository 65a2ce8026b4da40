package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.TableLine;
import org.pubgames.schocken.tournament.TournamentSettings.Counting;
import org.pubgames.schocken.tournament.TournamentState;

/** What came of a table: what counts, its points, and everybody's points so far; best first. */
final class TournamentResults {

    private final GameWords words;
    private final Counting counting;
    private final TournamentState was;
    private final TournamentState is;

    TournamentResults(GameWords words, Counting counting, TournamentState was, TournamentState is) {
        this.words = words;
        this.counting = counting;
        this.was = was;
        this.is = is;
    }

    List<String> of(int round, int number) {
        // What the score sheet says is the points already.
        boolean noted = counting == Counting.POINTS;
        TextTable table = new TextTable("<", noted ? "<" : ">", ">", ">", "<");
        table.row(
                words.say("table.of", new Because("round", round), new Because("table", number)),
                noted ? "" : words.say("figure." + counting),
                words.say("table.points"),
                words.say("table.total"),
                "");
        List<TableLine> lines = new ArrayList<>(results(is, round, number));
        lines.sort(Comparator.comparingInt(TableLine::points).reversed());
        for (TableLine line : lines) {
            table.row(
                    TextTable.shortened(line.player()),
                    noted ? "" : String.valueOf(line.figure()),
                    String.valueOf(line.points()),
                    String.valueOf(is.entrant(line.player()).map(Entrant::points).orElse(0)),
                    putRight(results(was, round, number), line));
        }
        return table.linesUnderHeader();
    }

    private static List<TableLine> results(TournamentState state, int round, int number) {
        return state.round(round)
                .flatMap(found -> found.table(number))
                .map(found -> found.results())
                .orElse(List.of());
    }

    /** What was reported before, where that was something else. */
    private String putRight(List<TableLine> before, TableLine line) {
        Optional<TableLine> other =
                before.stream()
                        .filter(old -> old.player().equals(line.player()))
                        .filter(old -> old.figure() != line.figure())
                        .findFirst();
        return other.map(old -> words.say("table.was", new Because("was", old.figure())))
                .map(Style.DIM::of)
                .orElse("");
    }
}
