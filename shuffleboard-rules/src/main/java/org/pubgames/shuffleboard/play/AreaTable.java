package org.pubgames.shuffleboard.play;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.LocalText;
import org.pubgames.core.Setting;
import org.pubgames.core.Settings;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Situation;
import org.pubgames.core.spi.TableDomain;
import org.pubgames.core.spi.TableUse;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Points;
import org.pubgames.shuffleboard.rules.Worth;

/** The table a house may use for what the areas of its board are worth. */
public final class AreaTable {

    /** The name of the kind in files. */
    public static final String NAME = "area-points";

    /** The most an area may be worth. */
    public static final int MOST = 50;

    private AreaTable() {}

    /**
     * The areas of a game's boards.
     *
     * @param words the words for them, in order
     * @param says what a word means, for whoever writes a table
     * @param least the least an area may be worth
     * @param known whether a board with these settings has an area
     * @param usual what an area is worth without a table
     * @param besides whether points can be made outside of all areas
     */
    public record Areas(
            List<String> words,
            Function<String, LocalText> says,
            int least,
            Function<Settings, Predicate<String>> known,
            ToIntBiFunction<Settings, String> usual,
            Predicate<Settings> besides) {

        /** Areas whose words stand on the board. */
        public Areas(
                List<String> words,
                int least,
                Function<Settings, Predicate<String>> known,
                ToIntBiFunction<Settings, String> usual,
                Predicate<Settings> besides) {
            this(words, word -> new LocalText(word, word, word), least, known, usual, besides);
        }

        /** Whether a game can be won, or end without a winner, with what a table gives. */
        boolean end(DecisionTable table, Settings settings) {
            ShuffleboardSettings own = (ShuffleboardSettings) settings;
            boolean level = own.tieFrames() == 0 && own.doublesTieFrames() == 0;
            boolean winnable = besides.test(settings);
            boolean uneven = winnable;
            for (int i = 0; i < words.size(); i++) {
                String word = words.get(i);
                if (known.apply(settings).test(word)) {
                    int points =
                            table.deciding(i)
                                    .map(row -> row.then().get(0))
                                    .orElseGet(() -> usual.applyAsInt(settings, word));
                    winnable |= points > 0;
                    uneven |= points != 0;
                }
            }
            return winnable || (own.frames() > 0 && (uneven || level));
        }
    }

    /**
     * A table for one game.
     *
     * @param game the game's id
     * @param areas the areas of its boards
     * @param situation a lying disc
     * @param area the word for the area a disc counts in, empty when it counts in none
     * @param conclusion what a number of points brings
     */
    public static <S extends Situation> TableUse<S> use(
            String game,
            Areas areas,
            Class<S> situation,
            Function<S, String> area,
            TableUse.Conclusion<S> conclusion) {
        List<String> words = areas.words();
        TableColumn.Choice column =
                new TableColumn.Choice(
                        "area",
                        new LocalText(
                                "The area in which the disc counts.",
                                "Het vlak waarin de schijf telt.",
                                "Das Feld, in dem die Scheibe zählt."),
                        words.stream()
                                .map(word -> new Setting.Choice(word, areas.says().apply(word)))
                                .toList());
        TableColumn points =
                new TableColumn.Amount(
                        "points",
                        new LocalText(
                                "What a disc there is worth.",
                                "Wat een schijf daar waard is.",
                                "Was eine Scheibe dort wert ist."),
                        areas.least(),
                        MOST);
        TableKind kind =
                new TableKind(
                        NAME,
                        new LocalText(
                                "What the areas are worth.",
                                "Wat de vlakken waard zijn.",
                                "Was die Felder wert sind."),
                        game + ".house.area-points",
                        List.of(column),
                        List.of(points),
                        false);
        return TableUse.of(
                new TableDomain(
                        kind,
                        (settings, visitor) -> visit(words, areas.known().apply(settings), visitor),
                        areas::end),
                situation,
                disc -> words.contains(area.apply(disc)),
                disc -> new int[] {words.indexOf(area.apply(disc))},
                (disc, outputs) ->
                        conclusion
                                .conclude(disc, outputs)
                                .because("area", area.apply(disc))
                                .because("points", outputs.get(0)));
    }

    /** The area scores so much instead of what it usually does. */
    public static Finding scores(Situation about, Side side, int points, String disc) {
        return about.award(points, new Points(side, points, disc))
                .because("disc", disc)
                .because("side", side)
                .insteadOf(Points.class, Points::points);
    }

    /** The area is worth so much, if the disc counts. */
    public static Finding isWorth(Situation about, int points, String disc) {
        return about.override(new Worth(disc, points))
                .because("disc", disc)
                .insteadOf(Worth.class, Worth::points);
    }

    /** The most that a disc can score by a variant's table; 0 when it has none. */
    public static int most(Variant variant) {
        return variant.table(NAME).stream()
                .flatMap(table -> table.rows().stream())
                .mapToInt(row -> row.then().get(0))
                .max()
                .orElse(0);
    }

    /** What a variant's table says an area is worth; empty where it leaves it as it is. */
    public static OptionalInt points(Variant variant, String area) {
        return variant.table(NAME).stream()
                .flatMap(
                        table ->
                                table
                                        .deciding(
                                                table.kind().inputs().get(0).words().indexOf(area))
                                        .stream())
                .mapToInt(row -> row.then().get(0))
                .findFirst();
    }

    private static void visit(
            List<String> words, Predicate<String> known, Predicate<int[]> visitor) {
        for (int i = 0; i < words.size(); i++) {
            if (known.test(words.get(i)) && !visitor.test(new int[] {i})) {
                return;
            }
        }
    }
}
