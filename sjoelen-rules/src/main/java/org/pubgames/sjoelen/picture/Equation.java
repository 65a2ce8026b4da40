package org.pubgames.sjoelen.picture;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Ruling;
import org.pubgames.core.spi.picture.GameWords;

/**
 * How the awarded points of a turn add up, from the facts of the rulings: {@code 116 = 5 sets × 20
 * + 4 × 2 + 2 × 4}. What no discs of one compartment were worth is named: {@code 150 = 5 sets × 20
 * + 50 bonus}; a row of a house table that adds nothing is left out.
 */
final class Equation {

    private final GameWords words;

    Equation(GameWords words) {
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

    /** The awards for sub-turns that count by themselves: those played, and those left out. */
    static List<Ruling> subTurns(List<Ruling> rulings) {
        return rulings.stream()
                .filter(ruling -> ruling.kind() == Ruling.Kind.AWARDS)
                .filter(
                        ruling ->
                                ruling.fact("times").isPresent() || ruling.fact("left").isPresent())
                .toList();
    }

    /**
     * What a ruling adds or takes off, without its sign: the text that the rule has for it, {@code
     * term.<rule>}, with the ruling's own facts; otherwise the points.
     */
    private String term(Ruling ruling) {
        List<Because> facts = new ArrayList<>(ruling.because());
        facts.removeIf(fact -> fact.name().equals("points"));
        // once a score is not worth a factor
        facts.replaceAll(
                fact ->
                        fact.name().equals("times") && "1".equals(String.valueOf(fact.value()))
                                ? new Because("times", "")
                                : fact);
        int points = Math.abs(ruling.points());
        facts.add(new Because("points", points));
        return words.find("term." + ruling.rule(), facts.toArray(Because[]::new))
                .orElse(String.valueOf(points));
    }
}
