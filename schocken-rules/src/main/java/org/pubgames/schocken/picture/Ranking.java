package org.pubgames.schocken.picture;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.pubgames.core.Because;
import org.pubgames.core.Games;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Sheet;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.SchockenScoring;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.ThrowName;

/** A throw among its neighbours in the ranking of all throws of three dice. */
final class Ranking {

    private static final int NEIGHBOURS = 2;

    private final GameWords words;
    private final Variant variant;

    Ranking(GameWords words, Variant variant) {
        this.words = words;
        this.variant = variant;
    }

    private record Row(List<Integer> dice, SchockenScoring.Ranked ranked) {}

    /**
     * A throw in the ranking.
     *
     * @param rows all throws, the best first
     * @param mine its place among them, from 0
     */
    private record Found(List<Row> rows, int mine, boolean fromHand) {
        Row row() {
            return rows.get(mine);
        }

        List<Row> around() {
            int from = Math.max(0, mine - NEIGHBOURS);
            return rows.subList(from, Math.min(rows.size(), mine + NEIGHBOURS + 1));
        }
    }

    private Optional<Found> find(Score score) {
        Scoring scoring = Games.game(Schocken.KEY).scoring(variant);
        if (!(scoring instanceof SchockenScoring ranks)) {
            return Optional.empty();
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
        return Optional.of(new Found(rows, mine, fromHand));
    }

    List<String> around(Score score) {
        return find(score).map(this::lines).orElse(List.of());
    }

    private List<String> lines(Found found) {
        DiceText dice = new DiceText().dice(found.row().dice());
        List<String> lines = new ArrayList<>(dice.lines(caption(found)));
        lines.add("");
        TextTable table = new TextTable("<", ">", "<", "<", ">");
        for (Row row : found.around()) {
            table.row(row(row, row.equals(found.row()), found.fromHand()));
        }
        lines.addAll(table.lines());
        return lines;
    }

    /** Draws the throw, and its neighbours smaller below. */
    void draw(Score score, Sheet sheet) {
        find(score).ifPresent(found -> draw(found, sheet));
    }

    private void draw(Found found, Sheet sheet) {
        DiceSvg dice = DiceSvg.open(found.row().dice());
        sheet.grow(6);
        dice.draw(sheet.svg(), 2, sheet.height());
        sheet.tell(dice.told(words));
        sheet.grow(DiceSvg.EDGE + 4);
        sheet.remark(caption(found));
        sheet.grow(6);
        for (Row row : found.around()) {
            double y = sheet.height() + 17;
            boolean mine = row.equals(found.row());
            String weight = mine ? "bold" : "normal";
            String[] cells = row(row, mine, found.fromHand());
            sheet.text(mine ? TextTable.POINTER : "", 2, y, 13, 14);
            sheet.text(cells[1], 42, y, 13, 40, "text-anchor", "end", "font-weight", weight);
            DiceSvg.open(row.dice()).draw(sheet.svg(), 50, sheet.height());
            String name = name(row, found.fromHand());
            sheet.text(name, 142, y, 13, 110, "font-weight", weight);
            sheet.text(cells[4], 296, y, 13, 60, "text-anchor", "end", "font-weight", weight);
            sheet.tell(cells[1] + " " + cells[2] + " " + name + " " + cells[4]);
            sheet.grow(DiceSvg.EDGE + 6);
        }
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

    private String caption(Found found) {
        Row row = found.row();
        return name(row, found.fromHand())
                + " · "
                + words.say(
                        "ranking.rank",
                        new Because("rank", row.ranked().rank()),
                        new Because("all", found.rows().size()))
                + (found.fromHand() ? "" : " · " + words.say("ranking.built"));
    }

    private String[] row(Row row, boolean mine, boolean fromHand) {
        SchockenScoring.Ranked ranked = row.ranked();
        String name = name(row, fromHand);
        return new String[] {
            mine ? TextTable.POINTER : " ",
            ranked.rank() + ".",
            DiceText.written(row.dice()),
            mine ? Style.BOLD.of(name) : name,
            ranked.all() ? words.say("ranking.all") : String.valueOf(ranked.discs())
        };
    }

    private String name(Row row, boolean fromHand) {
        Category category = row.ranked().category();
        Optional<ThrowName> called =
                variant.settings() instanceof SchockenSettings settings
                        ? settings.named(category, row.dice(), fromHand)
                        : Optional.empty();
        return new Throws(words).name(category, called, row.dice());
    }
}
