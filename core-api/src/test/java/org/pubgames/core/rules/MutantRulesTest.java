package org.pubgames.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.mutation.Mutator;
import org.pubgames.core.mutation.Operator;
import org.pubgames.core.mutation.RuleFile;

/** Mutants are compiled; one that does not compile is found and leaves the others alone. */
class MutantRulesTest {

    private static final ClassLoader CLASSES = MutantRulesTest.class.getClassLoader();

    private static final RuleFile FILE =
            new RuleFile(
                    "org/pubgames/core/rules/toss.drl",
                    """
                    package org.pubgames.core.rules

                    rule "toss.high"
                        @clause("a.b")
                    when
                        $toss : Toss( pips > 3, !again )
                    then
                        $toss.award( 7 );
                    end
                    """);

    @Test
    void everyMutantOfASoundRuleCompiles() {
        List<Mutant> mutants = Mutator.mutants(List.of(FILE), CLASSES);
        MutantRules.Compiled compiled = MutantRules.compiled(List.of(FILE), mutants, CLASSES);
        assertThat(compiled.rules()).hasSize(mutants.size()).hasSizeGreaterThan(5);
        assertThat(compiled.complaints()).isEmpty();
    }

    @Test
    void whatDoesNotCompileIsSetApart() {
        List<Mutant> sound = Mutator.mutants(List.of(FILE), CLASSES).subList(0, 2);
        Mutant first = sound.get(0);
        Mutant wrong =
                new Mutant(
                        "toss.high~number-9",
                        "toss.high",
                        Operator.NUMBER,
                        "7",
                        "\"seven\"",
                        first.file(),
                        8,
                        FILE.text()
                                .substring(FILE.text().indexOf("rule "))
                                .replace("\"toss.high\"\n", "\"toss.high~number-9\"\n")
                                .replace("7", "\"seven\""));
        MutantRules.Compiled compiled =
                MutantRules.compiled(List.of(FILE), List.of(first, wrong, sound.get(1)), CLASSES);
        assertThat(compiled.rules()).containsOnlyKeys(first.id(), sound.get(1).id());
        assertThat(compiled.complaints()).containsOnlyKeys(wrong);
        assertThat(Map.copyOf(compiled.complaints()).get(wrong)).isNotEmpty();
    }
}
