package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Outcome;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenState.Stage;

/** The situations "Halves, final, starters" of research/schocken.md §5, by number. */
class HalfSituationsTest {

    @Test
    void situation64WhoLosesBothHalvesHasLostWithoutAFinal() {
        Evening evening = Evening.of("A", "B", "C").loses("A").loses("A");
        assertThat(evening.rules())
                .contains("schocken.game.durchmarsch", "schocken.stake.without-final")
                .doesNotContain("schocken.final.played");
        assertThat(evening.state().gameLosers()).containsExactly("A");
        assertThat(evening.state().stage()).isEqualTo(Stage.OVER);
        assertThat(evening.state().debts())
                .containsExactly(new Debt("A", 1, Debt.Stake.DRINKS, 1, Debt.Reason.GAME_LOST));
        assertThat(evening.match().outcome().orElseThrow().places())
                .extracting(Outcome.Place::player)
                .last()
                .isEqualTo("A");
    }

    @Test
    void situation65TheLoserOfTheFirstHalfStartsTheSecond() {
        Evening evening = Evening.of("A", "B", "C").loses("C");
        assertThat(evening.fact("schocken.start.half-loser", "player")).isEqualTo("C");
        assertThat(evening.leader()).isEqualTo("C");
        assertThat(evening.state().half()).isEqualTo(2);
        assertThat(evening.state().stock()).isEqualTo(13);
    }

    @ParameterizedTest(name = "situation 66 with finalStarter {0}: {1}")
    @CsvSource({
        "last-loser, B, schocken.start.final-last-loser",
        "first-loser, C, schocken.start.final-first-loser",
    })
    void situation66WhoStartsTheFinal(String starter, String leader, String rule) {
        Evening evening =
                Evening.in(Evening.house("finalStarter: " + starter), "A", "B", "C")
                        .loses("C")
                        .loses("B");
        assertThat(evening.rules()).contains("schocken.final.played", rule);
        assertThat(evening.leader()).isEqualTo(leader);
        assertThat(evening.state().finale()).isTrue();
        assertThat(evening.state().stock()).isEqualTo(13);
        assertThat(evening.order()).containsExactlyInAnyOrder("B", "C");
        assertThat(evening.player("A").part()).isEqualTo(Part.WATCHING);
    }

    @Test
    void situation68TheLoserOfTheFinalStartsTheNextGame() {
        Evening evening =
                Evening.in(Evening.house("games: 2"), "A", "B", "C")
                        .loses("B")
                        .loses("C")
                        .loses("C");
        assertThat(evening.rules()).contains("schocken.final.lost", "schocken.match.next-game");
        assertThat(evening.fact("schocken.start.game-loser", "player")).isEqualTo("C");
        assertThat(evening.leader()).isEqualTo("C");
        assertThat(evening.state().game()).isEqualTo(2);
        assertThat(evening.state().marker()).isEmpty();
        assertThat(evening.state().halfLosers()).isEmpty();
        assertThat(evening.order()).containsExactly("C", "A", "B");
    }

    @Test
    void situation69TheMarkerGoesToTheLoserOfTheFirstHalf() {
        Evening evening = Evening.of("A", "B", "C").loses("B");
        assertThat(evening.fact("schocken.half.marker", "player")).isEqualTo("B");
        assertThat(evening.state().marker()).contains("B");
        evening.loses("A");
        assertThat(evening.rules()).doesNotContain("schocken.half.marker");
        assertThat(evening.state().marker()).contains("B");
    }

    private static Evening unopened(String starter, String... names) {
        return Evening.unopened(Evening.house("gameStarter: " + starter), names);
    }

    @Test
    void situation70TheEarlierOfEqualHighestDiceStarts() {
        Evening evening =
                Evening.unopened(Evening.GAME.variants().get("hattersheim"), "A", "B", "C", "D")
                        .play("A starts 5", "B starts 6", "C starts 6", "D starts 2");
        assertThat(evening.fact("schocken.start.earlier-starts", "starter")).isEqualTo("B");
        assertThat(evening.leader()).isEqualTo("B");
        assertThat(evening.order()).containsExactly("B", "C", "D", "A");
        Evening again =
                Evening.unopened(
                                Evening.house(
                                        "gameStarter: one-die-highest", "starterTie: throw-again"),
                                "A",
                                "B",
                                "C")
                        .play("A starts 5", "B starts 6", "C starts 6");
        assertThat(again.rules()).contains("schocken.start.throw-again");
        assertThat(again.play("B starts 2", "C starts 3").leader()).isEqualTo("C");
    }

    @ParameterizedTest(name = "situation 72 with starterOrder {0}: {1} starts")
    @CsvSource({
        "sum-then-highest-die, B, schocken.start.highest-pips",
        "ranking, A, schocken.start.highest-ranking",
    })
    void situation72ThreeDiceByPipsOrByRank(String order, String leader, String rule) {
        Evening evening =
                Evening.unopened(
                                Evening.house(
                                        "gameStarter: three-dice-highest",
                                        "starterOrder: " + order),
                                "A",
                                "B")
                        .play("A starts 2-2-2", "B starts 6-5-3");
        assertThat(evening.fact(rule, "starter")).isEqualTo(leader);
        assertThat(evening.leader()).isEqualTo(leader);
    }

    @Test
    void situation73TheEarlierOfTwoIdenticalThrowsStarts() {
        Evening evening =
                unopened("three-dice-highest", "A", "B", "C")
                        .play("A starts 4-2-1", "B starts 5-3-1", "C starts 1-5-3");
        assertThat(evening.fact("schocken.start.earlier-starts", "starter")).isEqualTo("B");
        assertThat(evening.leader()).isEqualTo("B");
    }
}
