package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Example;

/** What the comparison of two tournaments shows. */
class ComparisonTest {

    private static Comparison between(String a, String b) {
        return Comparison.of(Shipped.GAME, Shipped.variant(a), Shipped.variant(b));
    }

    @Test
    void threePlayersMakeATableInSteeleOnly() {
        Example.Question question =
                (Example.Question) between("steele", "bretzenheim").example().orElseThrow();
        assertThat(question.arguments()).containsExactly("3");
        assertThat(question.a().problems()).isEmpty();
        assertThat(question.b().problems()).isNotEmpty();
    }
}
