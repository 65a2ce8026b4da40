package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ComparisonContract;
import org.pubgames.core.internal.compare.Example;

/** Every two tournaments are told apart. */
class ComparisonTest extends ComparisonContract<TournamentState, TournamentEvent> {

    ComparisonTest() {
        super(Shipped.GAME);
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
