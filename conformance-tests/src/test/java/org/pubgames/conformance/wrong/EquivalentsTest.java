package org.pubgames.conformance.wrong;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.conformance.wrong.Trial.Fate;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.mutation.Mutant;
import org.pubgames.core.mutation.Operator;

/** Every outdated entry of a list of equivalent mutants is found. */
class EquivalentsTest {

    private static Trials trials(Fate fate) {
        Mutant mutant =
                new Mutant(
                        "a.b~boundary-1",
                        "a.b",
                        Operator.BOUNDARY,
                        "n > 0",
                        "n >= 0",
                        "a/rules/b.drl",
                        7,
                        "");
        return new Trials(
                List.of(new Trial(mutant, fate, 2, 1, "")), List.of(), List.of(), List.of());
    }

    private static List<String> wrong(String entry, Fate fate) {
        Set<String> noticed = fate == Fate.SURVIVED ? Set.of() : Set.of("a.b~boundary-1");
        return Equivalents.read("equivalents:\n  - " + entry, "a.yaml")
                .wrong(trials(fate), noticed);
    }

    private static String entry(String mutant, String before, String reason) {
        return "{mutant: %s, change: '\"%s\" became \"n >= 0\"', reason: \"%s\"}"
                .formatted(mutant, before, reason);
    }

    @Test
    void aSurvivorWithAReasonIsFine() {
        assertThat(wrong(entry("a.b~boundary-1", "n > 0", "never 0"), Fate.SURVIVED)).isEmpty();
    }

    @Test
    void whatIsNoticedOrGoneOrChangedOrWithoutAReasonIsNot() {
        for (Fate fate : List.of(Fate.KILLED, Fate.CONTRADICTED, Fate.BROKE_DOWN)) {
            assertThat(wrong(entry("a.b~boundary-1", "n > 0", "never 0"), fate))
                    .singleElement()
                    .asString()
                    .contains("it is noticed");
        }
        assertThat(wrong(entry("a.b~boundary-2", "n > 0", "never 0"), Fate.SURVIVED))
                .singleElement()
                .asString()
                .contains("no such mutant");
        assertThat(wrong(entry("a.b~boundary-1", "n > 1", "never 0"), Fate.SURVIVED))
                .singleElement()
                .asString()
                .contains("the rule has changed");
        assertThat(wrong(entry("a.b~boundary-1", "n > 0", " "), Fate.SURVIVED))
                .singleElement()
                .asString()
                .contains("the reason is missing");
    }

    @Test
    void aListThatCannotBeReadIsAnError() {
        assertThatThrownBy(() -> Equivalents.read("equivalents:\n  - {mutant: a}", "a.yaml"))
                .isInstanceOf(ProblemsException.class);
    }
}
