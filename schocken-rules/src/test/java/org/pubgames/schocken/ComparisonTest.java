package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ComparisonContract;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;

/** Every two houses are told apart. */
class ComparisonTest extends ComparisonContract<SchockenState, SchockenEvent> {

    ComparisonTest() {
        super(Shipped.GAME);
    }

    @Test
    void hattersheimAndTheLowerRhineDisagreeAboutTheJule() {
        Example.Question question =
                (Example.Question) between("hattersheim", "niederrhein").example().orElseThrow();
        assertThat(question.arguments()).containsExactly("4", "2", "1");
        assertThat(question.difference()).isEqualTo(Difference.POINTS);
        assertThat(question.a().orElseThrow().points()).isEqualTo(7);
        assertThat(question.b().orElseThrow().points()).isEqualTo(1);
    }

    @Test
    void aSecondGameIsShownByTheFirstThatEnds() {
        Example.Played played =
                (Example.Played) between("hattersheim", "hattersheim-five").example().orElseThrow();
        assertThat(played.difference()).isEqualTo(Difference.OUTCOME);
        assertThat(played.a().outcome()).isPresent();
        assertThat(played.b().outcome()).isEmpty();
    }
}
