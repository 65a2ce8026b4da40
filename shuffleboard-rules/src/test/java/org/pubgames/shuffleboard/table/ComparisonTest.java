package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.internal.compare.SettingDifference;

/** What the comparison of some variants shows. */
class ComparisonTest {

    private static Comparison between(String a, String b) {
        return Comparison.of(Shipped.GAME, Shipped.variant(a), Shipped.variant(b));
    }

    /** The target differs too, but one weight before the other foul line is the shorter example. */
    @Test
    void theFederationLooksAtTheOtherFoulLine() {
        Comparison found = between("masters", "federation");
        assertThat(found.settings())
                .contains(
                        new SettingDifference("target", "11", "15"),
                        new SettingDifference("foulLine", "target-end", "shooter-end"));
        Example.Question question = (Example.Question) found.example().orElseThrow();
        assertThat(question.arguments()).hasSize(1);
        assertThat(question.difference()).isEqualTo(Difference.POINTS);
    }

    @Test
    void anotherTargetIsShownByAMatchThatEnds() {
        Example.Played played =
                (Example.Played) between("club", "club-long").example().orElseThrow();
        assertThat(played.difference()).isEqualTo(Difference.OUTCOME);
        assertThat(played.found()).isEqualTo(Example.Found.EXHAUSTIVE);
        assertThat(played.a().outcome()).isPresent();
        assertThat(played.b().outcome()).isEmpty();
    }
}
