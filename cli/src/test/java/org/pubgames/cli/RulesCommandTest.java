package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Clause;
import org.pubgames.core.Games;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Where;

class RulesCommandTest {

    private static final RuleBook BOOK =
            Games.look("sjoelen", Where.UNKNOWN).orElseThrow().rulebook();

    @ParameterizedTest
    @ValueSource(strings = {"en", "nl", "de"})
    void theBookHasEveryRuleAndNamesEveryTopic(String lang) {
        Ran ran = Ran.pubgames("rules", "sjoelen", "--lang", lang);
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains(BOOK.rules().stream().map(Rule::id).toList());
        assertThat(ran.out().lines().toList())
                .as("a topic without a title")
                .doesNotContainAnyElementsOf(
                        BOOK.rules().stream().map(rule -> rule.id().split("\\.", -1)[1]).toList());
    }

    @Test
    void oneRuleIsToldInFull() {
        Ran ran = Ran.pubgames("rules", "sjoelen", "sjoelen.disc.on-wall");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("sjoelen.disc.on-wall · required")
                .contains("ans.disc.left-onto-wall")
                .contains("ANS regulations, Game rules, bullet 4, exception 3 c;")
                .contains("Setting wallRest:")
                .containsPattern("ans-2016 +taken-out-without-contact +\\[ans-2016\\.disc")
                .containsPattern("s240 +taken-out +\\[s240\\.disc");
    }

    @Test
    void oneClauseIsToldWithWhatBecomesOfIt() {
        assertThat(Ran.pubgames("rules", "sjoelen", "ans.conditions.broken-disc").out())
                .contains("Conditions, bullet 4")
                .contains("Rules that realise it:")
                .contains("sjoelen.discs.broken");
        assertThat(Ran.pubgames("rules", "sjoelen", "ans.general.aim").out())
                .contains("Why no rule decides it:");
    }

    @Test
    void rulesAndClausesCanBeShown() {
        shown(8);
    }

    @Test
    @Tag("proof")
    void everyRuleAndClauseCanBeShownAtLength() {
        shown(1);
    }

    private static void shown(int oneIn) {
        List<Rule> rules = BOOK.rules();
        for (int i = 0; i < rules.size(); i += oneIn) {
            String id = rules.get(i).id();
            assertThat(Ran.pubgames("rules", "sjoelen", id, "--json").json()).as(id).hasSize(1);
        }
        List<Clause> clauses = BOOK.clauses();
        for (int i = 0; i < clauses.size(); i += oneIn) {
            String id = clauses.get(i).id();
            assertThat(Ran.pubgames("rules", "sjoelen", id).exit()).as(id).isZero();
        }
    }

    @Test
    void aProgramReadsTheBookLineByLine() {
        Ran ran = Ran.pubgames("rules", "sjoelen", "--json");
        int expected = BOOK.sources().size() + BOOK.clauses().size() + BOOK.rules().size();
        assertThat(ran.json()).hasSize(expected);
    }

    @Test
    void anUnknownIdIsAProblemWithTheNearest() {
        Ran ran = Ran.pubgames("rules", "sjoelen", "sjoelen.disc.on-wal");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("\"sjoelen.disc.on-wall\"").contains("[unknown-rule]");
        assertThat(Ran.pubgames("rules", "sjoelen", "broken").err())
                .contains("\"sjoelen.discs.broken\"");
    }
}
