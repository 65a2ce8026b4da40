package org.pubgames.core.mutation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Which of all mutants are tried. */
public enum MutantChoice {
    /** Every one. */
    ALL {
        @Override
        public List<Mutant> of(List<Mutant> mutants) {
            return mutants;
        }
    },
    /**
     * One of each rule, not always the first: which depends on the rule's name and on {@code
     * -Dpubgames.mutants=NUMBER}.
     */
    ONE_OF_EACH_RULE {
        @Override
        public List<Mutant> of(List<Mutant> mutants) {
            return oneOfEach(mutants);
        }
    };

    private static List<Mutant> oneOfEach(List<Mutant> mutants) {
        int number = Integer.getInteger("pubgames.mutants", 0);
        Map<String, List<Mutant>> byRule =
                mutants.stream()
                        .filter(mutant -> mutant.operator() != Operator.DROP_CALL)
                        .collect(
                                Collectors.groupingBy(
                                        Mutant::rule, LinkedHashMap::new, Collectors.toList()));
        return byRule.entrySet().stream()
                .map(
                        rule ->
                                rule.getValue()
                                        .get(
                                                Math.floorMod(
                                                        rule.getKey().hashCode() + number,
                                                        rule.getValue().size())))
                .toList();
    }

    /** Those that are tried. */
    public abstract List<Mutant> of(List<Mutant> mutants);
}
