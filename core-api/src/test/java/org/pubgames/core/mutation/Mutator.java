package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.List;

/** Derives wrong rules from the text of right ones. */
public final class Mutator {

    private Mutator() {}

    /**
     * All mutants of some files, in the order of the files.
     *
     * @param files the rules of one package
     * @param classes where the facts are found
     * @throws IllegalArgumentException when a rule is not a single pattern on a fact
     */
    public static List<Mutant> mutants(List<RuleFile> files, ClassLoader classes) {
        List<RuleText> rules = files.stream().flatMap(file -> RuleText.of(file).stream()).toList();
        Constants constants = new Constants(rules, classes);
        List<Mutant> mutants = new ArrayList<>();
        for (RuleText rule : rules) {
            List<Edit> edits = new ArrayList<>(ConditionEdits.of(rule, constants));
            edits.addAll(ConsequenceEdits.of(rule, constants, new Kinds(rule, classes)));
            mutants.addAll(rule.mutants(edits));
        }
        return mutants;
    }
}
