package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** Settings of a house that do not go together, and the lowest and highest that do. */
class HouseSettingsTest {

    private static List<Problem> problems(String changes) {
        StringBuilder yaml =
                new StringBuilder(
                        """
                        variant: 2
                        game: sjoelen
                        id: house
                        title: {en: House, nl: Huis, de: Haus}
                        extends: ans-pre2016@3
                        changes:
                        """);
        for (String change : changes.split(";", -1)) {
            String[] parts = change.strip().split(": ", 2);
            yaml.append("  %s: {to: %s, because: so}%n".formatted(parts[0], parts[1]));
        }
        return Shipped.GAME.variants().read(yaml.toString(), "house.yaml").problems();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "subTurnWeights: [1, 1]; bonusDiscs: [0, 0] | sub-turn-weights | subTurnWeights",
                "subTurnWeights: [0, 0, 0]; bonusDiscs: [0, 0] | sub-turn-weights | subTurnWeights",
                "compartmentOrder: [1, 2, 3]; bonusDiscs: [0, 0] | order-of-labels |"
                        + " compartmentOrder",
                "compartmentOrder: [1, 2, 3, 5]; bonusDiscs: [0, 0] | order-of-labels |"
                        + " compartmentOrder",
                "compartmentOrder: [1, 2, 3, 3]; bonusDiscs: [0, 0] | order-of-labels |"
                        + " compartmentOrder",
                "ownNumberPoints: 39 | own-number-points-too-low | ownNumberPoints",
                "bonusDiscs: [0, 0]; bonusPoints: [50] | bonus-point-steps | bonusPoints",
                "bonusPoints: [50, 0] | bonus-twice | bonusPoints",
                "subTurnWeights: [1, 1, 1] | bonus-out-of-reach | bonusDiscs",
                "compartmentOrder: [1, 2, 3, 4]; bonusDiscs: [0, 0]; bonusPoints: [0, 5] |"
                        + " bonus-out-of-reach | bonusPoints",
                "target: 9 | needs-games | target",
                "tieBreakDiscs: 6 | needs-games | tieBreakDiscs",
                "countingTurns: 11 | more-than-turns | countingTurns",
                "teams: 1 | one-team | teams",
                "teams: 2; decidedBy: games | needs-total | teams",
                "tie: highest-individual | needs-teams | tie",
                "countingTurns: 1; decidedBy: games | needs-total | countingTurns",
                "decidedBy: games; gameWin: 1; gameLevel: 2 | level-above-win | gameLevel",
                "decidedBy: games; target: 21 | target-out-of-reach | target",
                "decidedBy: games; tieBreakDiscs: 31 | more-than-discs | tieBreakDiscs",
            })
    void whatDoesNotGoTogetherIsRefusedAtTheSettingToBlame(
            String changes, String code, String setting) {
        List<Problem> problems = problems(changes);
        assertThat(problems).extracting(Problem::code).containsExactly(code);
        assertThat(problems.get(0).where().path()).startsWith("/changes/" + setting);
        assertThat(problems.get(0).rule()).startsWith("sjoelen.");
        for (Lang lang : Lang.values()) {
            assertThat(problems.get(0).text(lang))
                    .isNotBlank()
                    .contains(setting)
                    .doesNotContain("{");
        }
    }

    @Test
    void whatJustGoesTogetherIsAccepted() {
        for (String changes :
                List.of(
                        "subTurnWeights: [0, 0, 1]; bonusDiscs: [0, 0]",
                        "compartmentOrder: [4, 3, 2, 1]; bonusDiscs: [0, 0]; bonusPoints: [0, 0]",
                        "ownNumberPoints: 40",
                        "bonusDiscs: [0, 0]; bonusPoints: [0, 500]",
                        "countingTurns: 10",
                        "teams: 2; tie: highest-individual; countingTurns: 3",
                        "teams: 32",
                        "decidedBy: games; gameWin: 1; gameLevel: 1",
                        "decidedBy: games; target: 20",
                        "decidedBy: games; tieBreakDiscs: 30")) {
            assertThat(problems(changes)).as(changes).isEmpty();
        }
    }
}
