package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.Problem;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.ShuffleboardEvent.Laid;

/**
 * Places and layouts in short: {@code "0,102"} measured, {@code "10-off"} called, {@code "3@2"}
 * called with its rank, {@code "3,104^a1"} lying on a1; {@code "a:0,102"} for side A.
 */
public final class Laying {

    private Laying() {}

    /** A place. */
    public static Place place(String text) {
        int on = text.indexOf('^');
        if (on >= 0) {
            return place(text.substring(0, on)).on(text.substring(on + 1));
        }
        int comma = text.indexOf(',');
        if (comma >= 0) {
            return Place.measured(text.substring(0, comma), text.substring(comma + 1));
        }
        int rank = text.indexOf('@');
        return rank < 0
                ? Place.called(text)
                : Place.called(text.substring(0, rank), Integer.parseInt(text.substring(rank + 1)));
    }

    /** Weights of which only the distance from the far end is known: {@code "a:3"}. */
    public static List<Laid> deep(String... weights) {
        return Arrays.stream(weights)
                .map(
                        weight ->
                                Laid.at(
                                        side(weight),
                                        new Place(
                                                Optional.empty(),
                                                Optional.of(new BigDecimal(weight.substring(2))),
                                                Optional.empty(),
                                                Optional.empty(),
                                                Optional.empty())))
                .toList();
    }

    /** Discs of a layout. */
    public static List<Laid> discs(String... discs) {
        return Arrays.stream(discs)
                .map(disc -> Laid.at(side(disc), place(disc.substring(2))))
                .toList();
    }

    private static Side side(String disc) {
        return disc.startsWith("a:") ? Side.A : Side.B;
    }

    /** What a layout is worth, such as {@code "8:14"}; or why it cannot be. */
    public static String worth(Shuffleboard game, Variant variant, List<Laid> discs) {
        return game.scoring(variant)
                .end(discs)
                .fold(
                        score -> score.cells().get("a") + ":" + score.cells().get("b"),
                        problems ->
                                problems.stream()
                                        .map(Problem::code)
                                        .collect(Collectors.joining(" ")));
    }

    /** The rules that made the points, by what follows the game in their ids. */
    public static List<String> rules(Shuffleboard game, Variant variant, List<Laid> discs) {
        Score score = game.scoring(variant).end(discs).orElseThrow();
        return score.rulings().stream().map(Ruling::rule).map(Laying::shortened).toList();
    }

    static String shortened(String rule) {
        return rule.substring(rule.indexOf('.') + 1);
    }
}
