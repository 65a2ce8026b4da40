package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.compare.Comparison;
import org.pubgames.core.internal.compare.Comparisons;
import org.pubgames.core.internal.compare.Difference;
import org.pubgames.core.internal.compare.Example;
import org.pubgames.core.internal.compare.SettingDifference;

/** What the comparison of some editions shows. */
class ComparisonTest {

    private static final Comparisons<SjoelenState, SjoelenEvent> COMPARISONS =
            new Comparisons<>(Shipped.GAME);

    private static Comparison between(String a, String b) {
        return COMPARISONS.between(Shipped.variant(a), Shipped.variant(b));
    }

    private static Example example(Comparison found) {
        return found.example().orElseThrow();
    }

    @Test
    void mastersKnowsNoExtraDiscs() {
        Example.Question question =
                (Example.Question) example(between("ans-pre2016", "masters-20"));
        assertThat(question.arguments()).containsExactly("7", "7", "9", "7", "0", "0", "1", "0");
        assertThat(question.difference()).isEqualTo(Difference.ACCEPTANCE);
        assertThat(question.a().orElseThrow().points()).isEqualTo(152);
        assertThat(question.b().problems()).isNotEmpty();
    }

    @Test
    void belgiumGivesOneDiscFor148InOneSubTurn() {
        Comparison found = between("ans-pre2016", "belgian-152");
        assertThat(found.settings())
                .contains(new SettingDifference("bonusDiscs", "[2, 1]", "[1, 1]"));
        Example.Question question = (Example.Question) example(found);
        assertThat(question.arguments()).containsExactly("7", "7", "9", "7", "0", "0", "2", "0");
        assertThat(question.a().orElseThrow().points()).isEqualTo(156);
        assertThat(question.b().problems()).isNotEmpty();
    }

    @Test
    void theLengthOfAMatchIsShownByAMatchThatEnds() {
        Example.Played played = (Example.Played) example(between("masters-5", "masters-20"));
        assertThat(played.seats()).containsExactly("Anna");
        assertThat(played.length()).isEqualTo(5);
        assertThat(played.difference()).isEqualTo(Difference.OUTCOME);
        assertThat(played.found()).isEqualTo(Example.Found.REDUCED);
        assertThat(played.a().outcome()).isPresent();
        assertThat(played.b().outcome()).isEmpty();
    }

    @Test
    void whatOnlyTheEndOfALongMatchShowsIsReached() {
        Variant shared = Shipped.house("turns: 8");
        Variant highest = Shipped.house("turns: 8", "tie: highest-turn");
        Comparison found = Comparison.of(Shipped.GAME, shared, highest);
        assertThat(found.settings())
                .containsExactly(new SettingDifference("tie", "shared", "highest-turn"));
        Example.Played played = (Example.Played) example(found);
        assertThat(played.length()).isEqualTo(8);
        assertThat(played.found()).isEqualTo(Example.Found.REDUCED);
        assertThat(played.parts())
                .containsExactly(
                        new Example.Part("/ranking", "\"by-total\"", "\"by-highest-turn\""));
    }
}
