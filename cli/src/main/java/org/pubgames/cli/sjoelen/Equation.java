package org.pubgames.cli.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.cli.Words;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;

/**
 * How the awarded points of a turn add up, from the facts of the rulings: {@code 116 = 5 sets × 20
 * + 4 × 2 + 2 × 4}. What no discs of one compartment were worth is named: {@code 150 = 5 sets × 20
 * + 50 bonus}; a row of a house table that adds nothing is left out.
 */
final class Equation {

    static final String EXTRA_DISC = "sjoelen.score.extra-disc";

    private static final String SUB_TURN = "sjoelen.score.sub-turn";
    private static final String SUB_TURNS_LEFT = "sjoelen.score.sub-turns-left";

    /** The words of the terms that are not just discs × compartment, by the rule that awards. */
    private static final Map<String, String> NAMED =
            Map.of(
                    "sjoelen.score.complete-set",
                    "equation.sets",
                    SUB_TURNS_LEFT,
                    "equation.left",
                    "sjoelen.score.own-numbers",
                    "equation.own-numbers",
                    "sjoelen.bonus.points",
                    "equation.bonus",
                    "sjoelen.house.layout-points",
                    "equation.house");

    private final Words words;

    Equation(Words words) {
        this.words = words;
    }

    /** The equation; empty when there were no points. */
    Optional<String> of(List<Ruling> rulings) {
        // Deductions come last, so that no equation begins with a minus.
        List<Ruling> awards =
                rulings.stream()
                        .filter(ruling -> ruling.kind() == Ruling.Kind.AWARDS)
                        .filter(ruling -> ruling.points() != 0)
                        .sorted((a, b) -> Boolean.compare(a.points() < 0, b.points() < 0))
                        .toList();
        int total = 0;
        StringBuilder terms = new StringBuilder();
        for (Ruling ruling : awards) {
            total += ruling.points();
            String sign = ruling.points() < 0 ? " - " : " + ";
            terms.append(terms.isEmpty() ? "" : sign).append(term(ruling));
        }
        return awards.isEmpty() ? Optional.empty() : Optional.of(total + " = " + terms);
    }

    /** The awards for sub-turns that count by themselves. */
    static List<Ruling> subTurns(List<Ruling> rulings) {
        return rulings.stream()
                .filter(
                        ruling ->
                                ruling.rule().equals(SUB_TURN)
                                        || ruling.rule().equals(SUB_TURNS_LEFT))
                .toList();
    }

    /** What a ruling adds or takes off, without its sign. */
    private String term(Ruling ruling) {
        String key = NAMED.get(ruling.rule());
        if (key != null) {
            List<Because> facts = new ArrayList<>(ruling.because());
            facts.removeIf(fact -> fact.name().equals("points"));
            facts.add(new Because("points", Math.abs(ruling.points())));
            return words.say(key, facts.toArray(Because[]::new));
        }
        if (ruling.rule().equals(SUB_TURN)) {
            int times = number(ruling, "times");
            return (times == 1 ? "" : times + " × ") + number(ruling, "each");
        }
        if (ruling.fact("compartment").isEmpty()) {
            return String.valueOf(Math.abs(ruling.points()));
        }
        String product = number(ruling, "discs") + " × " + number(ruling, "compartment");
        return ruling.rule().equals(EXTRA_DISC)
                ? words.say("equation.extra", new Because("product", product))
                : product;
    }

    /** A fact of a ruling that is a number. */
    static int number(Ruling ruling, String name) {
        return ruling.fact(name).map(String::valueOf).map(Integer::valueOf).orElse(0);
    }
}
