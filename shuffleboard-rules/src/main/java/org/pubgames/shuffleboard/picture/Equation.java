package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.shuffleboard.Side;

/** How the points of both sides add up: {@code a 8 = 10 + 8 - 10 b 14 = 7 + 7}. */
final class Equation {

    private final GameWords words;

    Equation(GameWords words) {
        this.words = words;
    }

    /** The equation; empty when nothing was scored. */
    Optional<String> of(List<Ruling> rulings) {
        List<String> sides = new ArrayList<>();
        for (Side side : Side.values()) {
            of(side, rulings).ifPresent(sides::add);
        }
        return sides.isEmpty() ? Optional.empty() : Optional.of(String.join("   ", sides));
    }

    private Optional<String> of(Side side, List<Ruling> rulings) {
        int sum = 0;
        StringBuilder terms = new StringBuilder();
        for (Ruling ruling : rulings) {
            if (Layout.scores(ruling) && belongs(ruling, side)) {
                sum += ruling.points();
                terms.append(term(ruling.points(), terms.isEmpty()));
            }
        }
        int fouls = fouls(side, rulings);
        if (fouls != 0) {
            sum += fouls;
            terms.append(term(fouls, terms.isEmpty()))
                    .append(' ')
                    .append(words.say("equation.fouls"));
        }
        return terms.isEmpty()
                ? Optional.empty()
                : Optional.of(side.letter() + " " + sum + " = " + terms);
    }

    private static boolean belongs(Ruling ruling, Side side) {
        return ruling.fact("side")
                .map(String::valueOf)
                .map(side.letter()::equalsIgnoreCase)
                .orElse(false);
    }

    private static String term(int points, boolean first) {
        if (first) {
            return String.valueOf(points);
        }
        return (points < 0 ? " - " : " + ") + Math.abs(points);
    }

    private static int fouls(Side side, List<Ruling> rulings) {
        return rulings.stream()
                .flatMap(ruling -> ruling.because().stream())
                .filter(fact -> fact.name().equals(side == Side.A ? "foulsA" : "foulsB"))
                .map(Because::value)
                .map(String::valueOf)
                .mapToInt(Integer::parseInt)
                .sum();
    }
}
