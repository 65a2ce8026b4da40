package org.pubgames.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.drools.model.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.spi.Findings;

/** Which compiled rules look at one situation alone, and what these say. */
class PlainRuleTest {

    private static final ClassLoader CLASSES = PlainRuleTest.class.getClassLoader();

    private static Rule compiled(String conditions, String conclusion) {
        return compiled("", conditions, conclusion);
    }

    private static Rule compiled(String attribute, String conditions, String conclusion) {
        String text =
                """
                package org.pubgames.core.rules

                import org.pubgames.core.spi.Situation

                rule "toss.rule"
                    %s
                when
                    %s
                then
                    %s
                end
                """
                        .formatted(attribute, conditions, conclusion);
        RuleCompiler.Compiled compiled =
                RuleCompiler.compile(Map.of("org/pubgames/core/rules/toss.drl", text), CLASSES);
        assertThat(compiled.complaints()).isEmpty();
        return Objects.requireNonNull(compiled.rules().get("toss.rule"));
    }

    private static Optional<PlainRule> plain(String conditions) {
        return PlainRule.of(compiled(conditions, "$toss.award( 7 );"));
    }

    @Test
    void aRuleOnOneSituationIsPlain() {
        PlainRule rule = plain("$toss : Toss( pips > 3, !again || most == 6 )").orElseThrow();
        assertThat(rule.name()).isEqualTo("toss.rule");
        assertThat(rule.about()).isEqualTo(Toss.class);
        assertThat(rule.conditions()).isEqualTo(2);
        for (int pips = 1; pips <= 6; pips++) {
            for (int most = 5; most <= 6; most++) {
                for (boolean again : new boolean[] {false, true}) {
                    Toss toss = new Toss(pips, most, again, new Findings());
                    assertThat(rule.holds(0, toss)).isEqualTo(pips > 3);
                    assertThat(rule.holds(1, toss)).isEqualTo(!again || most == 6);
                    assertThat(rule.holds(toss)).isEqualTo(pips > 3 && (!again || most == 6));
                }
            }
        }
    }

    @Test
    void itConcludesAsItsTextSays() {
        Toss toss = new Toss(4, 6, false, new Findings());
        plain("$toss : Toss( pips > 3 )").orElseThrow().conclude(toss);
        assertThat(toss.findings().points()).isEqualTo(7);
        assertThat(toss.findings().rules()).containsExactly("toss.rule");
    }

    @Test
    void aRuleWithoutConditionsAlwaysHolds() {
        PlainRule rule = plain("$toss : Toss()").orElseThrow();
        assertThat(rule.conditions()).isZero();
        assertThat(rule.holds(new Toss(1, 1, true, new Findings()))).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$toss : Toss( pips > 3 ) Toss( pips < 3 )",
                "$toss : Toss( $pips : pips ) Toss( pips > $pips )",
                "$toss : Toss( pips > 3 ) not Toss( pips > 5 )",
                "$toss : Toss( pips > 3 ) exists Toss( again )",
                "( $toss : Toss( pips > 3 ) or $toss : Toss( again ) )",
                "$toss : Toss( $pips : pips > 3 )",
                "accumulate( Toss( $pips : pips ); $sum : sum( $pips ) ) $toss : Toss()"
            })
    void aRuleOnMoreThanOneSituationIsNotPlain(String conditions) {
        assertThat(plain(conditions)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "salience 10",
                "no-loop true",
                "enabled false",
                "activation-group \"one\"",
                "agenda-group \"later\"",
                "date-effective \"01-Jan-2030\"",
                "lock-on-active true"
            })
    void aRuleThatIsOrderedOtherwiseIsNotPlain(String attribute) {
        assertThat(PlainRule.of(compiled(attribute, "$toss : Toss( pips > 3 )", "$toss.note();")))
                .isEmpty();
    }

    @Test
    void aRuleThatSpeaksToTheRuleEngineIsNotPlain() {
        assertThat(
                        PlainRule.of(
                                compiled(
                                        "$toss : Toss( pips > 3 )",
                                        "drools.halt(); $toss.note();")))
                .isEmpty();
    }

    @Test
    void whatBreaksNamesTheRuleAndTheSituation() {
        Toss toss = new Toss(0, 6, false, new Findings());
        PlainRule dividing = plain("$toss : Toss( most / pips > 1 )").orElseThrow();
        assertThatThrownBy(() -> dividing.holds(toss))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("condition")
                .hasMessageContaining("toss.rule")
                .hasMessageContaining("pips=0");
        PlainRule concluding =
                PlainRule.of(compiled("$toss : Toss()", "$toss.award( 6 / $toss.pips() );"))
                        .orElseThrow();
        assertThatThrownBy(() -> concluding.conclude(toss))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("conclusion")
                .hasMessageContaining("toss.rule");
    }

    @Test
    void rulesOnAnInterfaceSpeakOfAllThatKeepIt() {
        PlainRule rule =
                PlainRule.of(
                                compiled(
                                        "$toss : Situation( findings.points() == 0 )",
                                        "$toss.note();"))
                        .orElseThrow();
        Toss toss = new Toss(4, 6, false, new Findings());
        new PlainEngine(List.of(rule)).open().put(toss, toss);
        assertThat(toss.findings().all()).hasSize(2);
    }
}
