package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;

/** What the comparison of some houses shows. */
class ComparisonTest {

    private static Comparison between(String a, String b) {
        return Comparison.of(Shipped.GAME, Shipped.variant(a), Shipped.variant(b));
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

    @Test
    void whereOneMaySitDownLaterSomebodyDoes() {
        Example.Played played =
                (Example.Played)
                        Comparison.of(
                                        Shipped.GAME,
                                        Shipped.variant("hattersheim"),
                                        Houses.read(Map.of("joining", "between-games"))
                                                .orElseThrow())
                                .example()
                                .orElseThrow();
        assertThat(played.difference()).isEqualTo(Difference.ACCEPTANCE);
        assertThat(played.events())
                .singleElement()
                .satisfies(event -> assertThat(event).contains("player-joined"));
    }
}
