package org.pubgames.cli.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.cli.Words;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;

/**
 * How the awarded points of a turn add up, from the facts of the rulings: {@code 116 = 5 sets × 20
 * + 4 × 2 + 2 × 4}.
 */
final class Equation {

    static final String EXTRA_DISC = "sjoelen.score.extra-disc";

    private static final String COMPLETE_SET = "sjoelen.score.complete-set";

    private final Words words;

    Equation(Words words) {
        this.words = words;
    }

    /** The equation; empty when there were no points. */
    Optional<String> of(List<Ruling> rulings) {
        List<String> terms = new ArrayList<>();
        int total = 0;
        for (Ruling ruling : rulings) {
            if (ruling.kind() == Ruling.Kind.AWARDS) {
                total += ruling.points();
                terms.add(term(ruling));
            }
        }
        return terms.isEmpty()
                ? Optional.empty()
                : Optional.of(total + " = " + String.join(" + ", terms));
    }

    private String term(Ruling ruling) {
        if (ruling.rule().equals(COMPLETE_SET)) {
            return words.say("equation.sets", fact(ruling, "sets"), fact(ruling, "each"));
        }
        String product = number(ruling, "discs") + " × " + number(ruling, "compartment");
        return ruling.rule().equals(EXTRA_DISC)
                ? words.say("equation.extra", new Because("product", product))
                : product;
    }

    private static Because fact(Ruling ruling, String name) {
        return new Because(name, number(ruling, name));
    }

    /** A fact of a ruling that is a number. */
    static int number(Ruling ruling, String name) {
        return ruling.fact(name).map(String::valueOf).map(Integer::valueOf).orElse(0);
    }
}
