package org.pubgames.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Game;
import org.pubgames.core.spi.Judging;

/** How rule sets are loaded, and who asks them. */
class RuleBaseTest {

    private static final RuleBase TRIAL = RuleBase.load(Game.class, "org.pubgames/trial", 2);

    private static Set<String> heard(RuleBase rules, int one, int other) {
        try (Judging judging = rules.open()) {
            return judging.put(
                            new Toss(one, 6, false, judging.findings()),
                            new Toss(other, 6, true, judging.findings()))
                    .rules();
        }
    }

    @Test
    void rulesThatJoinSituationsAreAskedInSessions() {
        assertThat(heard(TRIAL, 2, 2)).containsExactly("toss.pair");
        assertThat(heard(TRIAL, 4, 4)).containsExactlyInAnyOrder("toss.high", "toss.pair");
        assertThat(heard(TRIAL, 1, 2)).isEmpty();
        assertThat(heard(TRIAL.inSessions(), 4, 4)).isEqualTo(heard(TRIAL, 4, 4));
    }

    @Test
    void aSilencedRuleSaysNothing() {
        assertThat(heard(TRIAL.without("toss.pair"), 4, 4)).containsExactly("toss.high");
        assertThat(heard(TRIAL.without("toss.high").inSessions(), 4, 4))
                .containsExactly("toss.pair");
        assertThatThrownBy(() -> TRIAL.without("toss.low"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("toss.low");
    }

    @Test
    void anotherEngineIsGivenTheRulesThatSpeak() {
        RuleBase plain = TRIAL.without("toss.pair");
        RuleBase other =
                plain.by(
                        rules -> {
                            assertThat(rules).extracting(PlainRule::name).contains("toss.high");
                            return new PlainEngine(rules);
                        });
        assertThat(heard(other, 4, 4)).containsExactly("toss.high");
        assertThatThrownBy(() -> heard(TRIAL.by(PlainEngine::new), 4, 4))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("toss.pair");
    }

    @Test
    void aModelThatIsNotWholeIsRefused() {
        assertThatThrownBy(() -> RuleBase.load(Game.class, "org.pubgames/trial", 3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("2 rules, 3 were expected");
        assertThatThrownBy(() -> RuleBase.load(Game.class, "org.pubgames/nowhere", 3))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("org.pubgames/nowhere");
    }
}
