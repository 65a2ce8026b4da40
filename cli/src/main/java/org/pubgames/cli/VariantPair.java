package org.pubgames.cli;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;

/** Two variants of one game. */
record VariantPair(ChosenVariant one, Variant other) {

    /**
     * The pair of two names; when only one of them names its game, the other is of the same game.
     */
    static Reading<VariantPair> of(VariantName one, VariantName other, KnownVariants known) {
        Reading<List<ChosenVariant>> ones = one.all(known);
        Reading<List<ChosenVariant>> others = other.all(known);
        List<Problem> problems = new ArrayList<>(ones.problems());
        others.problems().stream().filter(each -> !problems.contains(each)).forEach(problems::add);
        return problems.isEmpty()
                ? of(one.text(), ones.orElseThrow(), others.orElseThrow())
                : Reading.failed(problems);
    }

    private static Reading<VariantPair> of(
            String name, List<ChosenVariant> ones, List<ChosenVariant> others) {
        List<VariantPair> pairs = new ArrayList<>();
        for (ChosenVariant first : ones) {
            for (ChosenVariant second : others) {
                if (first.game().equals(second.game())) {
                    pairs.add(new VariantPair(first, second.variant()));
                }
            }
        }
        if (pairs.size() == 1) {
            return Reading.of(pairs.get(0));
        }
        if (pairs.size() > 1) {
            return Reading.failed(VariantName.ambiguous(name, ones));
        }
        return Reading.failed(
                Problem.of("different-games", Where.UNKNOWN)
                        .withValue(
                                String.join(", ", names(ones))
                                        + " – "
                                        + String.join(", ", names(others))));
    }

    private static List<String> names(List<ChosenVariant> variants) {
        return variants.stream().map(ChosenVariant::fullName).toList();
    }
}
