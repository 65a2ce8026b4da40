package org.pubgames.core.spi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What holds only where no other rule concludes the like. */
class OtherwiseTest {

    private record Throw(Findings findings, int pips) implements Situation {}

    private record Worth(int discs) {}

    private final Findings findings = new Findings();
    private final Throw one = new Throw(findings, 1);
    private final Throw other = new Throw(findings, 2);

    @Test
    void staysWhereNobodyConcludesTheLike() {
        one.otherwise(new Worth(1));
        one.note("something else");
        other.note(new Worth(7));
        findings.settle(0);
        assertThat(findings.effects(Worth.class)).containsExactly(new Worth(1), new Worth(7));
    }

    @Test
    void goesWhereAnotherRuleConcludesTheLikeBeforeOrAfterIt() {
        one.otherwise(new Worth(1));
        one.note(new Worth(7));
        other.note(new Worth(6));
        other.otherwise(new Worth(1));
        findings.settle(0);
        assertThat(findings.effects(Worth.class)).containsExactly(new Worth(7), new Worth(6));
    }

    @Test
    void twoThatYieldDoNotYieldToEachOther() {
        one.otherwise(new Worth(1));
        one.otherwise(new Worth(2));
        findings.settle(0);
        assertThat(findings.effects(Worth.class)).containsExactly(new Worth(1), new Worth(2));
    }

    @Test
    void earlierConclusionsAreLeftAlone() {
        one.otherwise(new Worth(1));
        int before = findings.all().size();
        one.note(new Worth(7));
        findings.settle(before);
        assertThat(findings.effects(Worth.class)).containsExactly(new Worth(1), new Worth(7));
    }
}
