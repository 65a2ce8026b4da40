package org.pubgames.cli.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.pubgames.cli.Style;
import org.pubgames.cli.Table;
import org.pubgames.cli.Words;
import org.pubgames.core.Because;
import org.pubgames.core.Games;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Variant;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenScoring;

/** A throw among its neighbours in the ranking of all throws of three dice. */
final class Ranking {

    private static final int NEIGHBOURS = 2;

    private final Words words;
    private final Variant variant;

    Ranking(Words words, Variant variant) {
        this.words = words;
        this.variant = variant;
    }

    private record Row(List<Integer> dice, SchockenScoring.Ranked ranked) {}

    List<String> around(Score score) {
        Scoring scoring = Games.game(Schocken.KEY).scoring(variant);
        if (!(scoring instanceof SchockenScoring ranks)) {
            return List.of();
        }
        List<Integer> dice =
                Stream.of("d1", "d2", "d3")
                        .map(column -> Integer.valueOf(score.cells().getOrDefault(column, "1")))
                        .sorted(Comparator.reverseOrder())
                        .toList();
        // What counts from the hand only has another rank when it was put together.
        boolean fromHand = matches(ranks.rank(dice, true), score);
        List<Row> rows = all(ranks, fromHand);
        int mine = 0;
        while (!rows.get(mine).dice().equals(dice)) {
            mine++;
        }
        List<String> lines = new ArrayList<>(drawing(rows.get(mine), rows.size(), fromHand));
        lines.add("");
        Table table = new Table("<", ">", "<", "<", ">");
        int from = Math.max(0, mine - NEIGHBOURS);
        int to = Math.min(rows.size(), mine + NEIGHBOURS + 1);
        for (int i = from; i < to; i++) {
            table.row(row(rows.get(i), i == mine));
        }
        lines.addAll(table.lines());
        return lines;
    }

    private static boolean matches(SchockenScoring.Ranked ranked, Score score) {
        return String.valueOf(ranked.rank()).equals(score.cells().get("rank"))
                && ranked.category().name().equals(score.cells().get("category"));
    }

    /** All throws, the best first. */
    private static List<Row> all(SchockenScoring ranks, boolean fromHand) {
        List<Row> rows = new ArrayList<>();
        for (int high = 6; high >= 1; high--) {
            for (int middle = high; middle >= 1; middle--) {
                for (int low = middle; low >= 1; low--) {
                    List<Integer> dice = List.of(high, middle, low);
                    rows.add(new Row(dice, ranks.rank(dice, fromHand)));
                }
            }
        }
        rows.sort(Comparator.comparingInt(row -> row.ranked().rank()));
        return rows;
    }

    private List<String> drawing(Row row, int throwsInAll, boolean fromHand) {
        String caption =
                new Throws(words).name(row.ranked().category(), row.dice())
                        + " · "
                        + words.say(
                                "ranking.rank",
                                new Because("rank", row.ranked().rank()),
                                new Because("all", throwsInAll))
                        + (fromHand ? "" : " · " + words.say("ranking.built"));
        return new DiceDrawing().dice(row.dice()).lines(caption);
    }

    private String[] row(Row row, boolean mine) {
        SchockenScoring.Ranked ranked = row.ranked();
        String name = new Throws(words).name(ranked.category(), row.dice());
        return new String[] {
            mine ? Names.LEADER : " ",
            ranked.rank() + ".",
            DiceDrawing.written(row.dice()),
            mine ? Style.BOLD.of(name) : name,
            ranked.all() ? words.say("ranking.all") : String.valueOf(ranked.discs())
        };
    }
}
