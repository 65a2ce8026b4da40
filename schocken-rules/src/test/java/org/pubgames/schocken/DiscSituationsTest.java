package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Match;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.schocken.SchockenPlayer.Part;

/** The situations "Distribution" of research/schocken.md §5, by number. */
class DiscSituationsTest {

    private static Evening three(String... changes) {
        return changes.length == 0
                ? Evening.of("A", "B", "C")
                : Evening.in(Evening.house(changes), "A", "B", "C");
    }

    /** The stock is empty, A has 4 discs, B 5 and C 4; B leads. */
    private static Evening fourFiveFour() {
        return three().deal("A", 4, "B").deal("C", 4, "B").deal("B", 5, "A");
    }

    @Test
    void situation49TheJuleCostsSeven() {
        Evening evening = three().schuss("A 4-2-1", "B 6-1-1", "C 2-2-1");
        assertThat(evening.ruling("schocken.discs.from-stock").points()).isEqualTo(7);
        assertThat(evening.discs("C")).isEqualTo(7);
        assertThat(evening.state().stock()).isEqualTo(6);
    }

    /** The stock has 2 left, A holds 4 and C 7; C leads. */
    private static Evening shortStock(String... changes) {
        return three(changes).deal("A", 4, "B").deal("C", 7, "B");
    }

    @Test
    void situation50AShortStockIsNotToppedUp() {
        Evening evening = shortStock().schuss("C 5-4-2", "A 6-1-1", "B 2-2-1");
        assertThat(evening.ruling("schocken.discs.stock-short").points()).isEqualTo(2);
        assertThat(evening.fact("schocken.discs.stock-short", "due")).isEqualTo(6);
        assertThat(evening.discs("B")).isEqualTo(2);
        assertThat(evening.discs("A")).isEqualTo(4);
        assertThat(evening.state().stock()).isZero();
        assertThat(evening.lastRound().giver()).isEmpty();
    }

    @Test
    void situation50ElsewhereTheWinnerAddsTheRest() {
        Evening evening = shortStock("shortStock: top-up").schuss("C 5-4-2", "A 6-1-1", "B 2-2-1");
        assertThat(evening.ruling("schocken.discs.topped-up").points()).isEqualTo(6);
        assertThat(evening.discs("B")).isEqualTo(6);
        assertThat(evening.discs("A")).isZero();
        assertThat(evening.state().discs()).isEqualTo(13);
    }

    @Test
    void situation52WhoHoldsNothingWhenTheStockEmptiesIsSafe() {
        Evening evening = Evening.of("A", "B", "C", "D").deal("B", 4, "A").deal("C", 6, "A");
        assertThat(evening.state().stock()).isEqualTo(3);
        evening.schuss("C 6-6-5", "D 5-4-2", "A 2-2-1", "B 4-4-4");
        assertThat(evening.state().stock()).isZero();
        assertThat(evening.fact("schocken.discs.from-stock", "left")).isEqualTo(0);
        assertThat(evening.discs("A")).isEqualTo(3);
        assertThat(evening.fact("schocken.half.safe", "player")).isEqualTo(List.of("D"));
        assertThat(evening.player("D").part()).isEqualTo(Part.SAFE);
        assertThat(evening.order()).containsExactly("A", "B", "C");
    }

    @Test
    void situation53WhoGivesTheLastDiscIsOut() {
        Evening evening = three().deal("A", 2, "B").deal("C", 6, "B").deal("B", 5, "C");
        assertThat(evening.state().stock()).isZero();
        evening.schuss("B 2-2-1", "C 6-6-5", "A 5-1-1");
        assertThat(evening.ruling("schocken.discs.winner-short").points()).isEqualTo(2);
        assertThat(evening.fact("schocken.discs.winner-short", "due")).isEqualTo(5);
        assertThat(evening.discs("B")).isEqualTo(7);
        assertThat(evening.discs("A")).isZero();
        assertThat(evening.fact("schocken.half.safe", "player")).isEqualTo(List.of("A"));
        assertThat(evening.order()).containsExactly("B", "C");
    }

    @Test
    void situation54WhoAloneHoldsDiscsWhenTheStockEmptiesHasLost() {
        Evening evening = three().deal("B", 7, "A").deal("B", 6, "A");
        assertThat(evening.fact("schocken.half.lost-with-all-discs", "player")).isEqualTo("B");
        assertThat(evening.state().halfLosers()).containsExactly("B");
        assertThat(evening.state().half()).isEqualTo(2);
        assertThat(evening.state().stock()).isEqualTo(13);
    }

    @Test
    void situation56SchockAusCollectsWhatOthersHold() {
        Evening evening = fourFiveFour();
        assertThat(evening.state().stock()).isZero();
        evening.schuss("B 2-2-1", "C 6-6-5", "A 1-1-1");
        assertThat(evening.fact("schocken.discs.schock-aus-all", "discs")).isEqualTo(13);
        assertThat(evening.ruling("schocken.discs.schock-aus-all").points()).isEqualTo(8);
        assertThat(evening.lastRound().discs()).as("besides the five").isEqualTo(8);
        assertThat(evening.fact("schocken.half.lost-by-schock-aus", "player")).isEqualTo("B");
        assertThat(evening.state().halfLosers()).containsExactly("B");
    }

    @Test
    void situation57WhileTheStockLastsEverybodyPlays() {
        Evening evening = Evening.of("A", "B", "C", "D").deal("B", 7, "A").deal("B", 5, "A");
        assertThat(evening.state().stock()).isEqualTo(1);
        assertThat(evening.discs("D")).isZero();
        assertThat(evening.player("D").part()).isEqualTo(Part.PLAYING);
        assertThat(evening.order()).containsExactly("B", "C", "D", "A");
    }

    private static Evening withSafeThrower(String... changes) {
        return three(changes).deal("A", 6, "B").deal("C", 7, "B");
    }

    @Test
    void situation58AThrowOfWhoIsSafeHasNoEffect() {
        Evening evening = withSafeThrower();
        assertThat(evening.player("B").part()).isEqualTo(Part.SAFE);
        SchockenState before = evening.state();
        evening.play("B throws 1-1-1");
        assertThat(evening.rules()).containsExactly("schocken.offence.unneeded-throw");
        assertThat(evening.state()).isEqualTo(before);
    }

    @Test
    void situation58ElsewhereItCostsADiscOrAFine() {
        Evening disc = withSafeThrower("unneededThrow: one-disc").play("B throws 1-1-1");
        assertThat(disc.rules()).contains("schocken.offence.unneeded-throw-one-disc");
        assertThat(disc.discs("B")).isEqualTo(1);
        assertThat(disc.discs("C")).isEqualTo(6);
        Evening fine = withSafeThrower("unneededThrow: fine").play("B throws 1-1-1");
        assertThat(fine.rules()).containsExactly("schocken.offence.unneeded-throw-fine");
        assertThat(fine.state().debts())
                .containsExactly(new Debt("B", 1, Debt.Stake.FINE, 1, Debt.Reason.UNNEEDED_THROW));
    }

    @Test
    void situation60TwelveAndOneGoOn() {
        Evening evening =
                Evening.of("A", "B").deal("A", 7, "B").deal("A", 5, "B").deal("B", 1, "A");
        assertThat(evening.discs("A")).isEqualTo(12);
        assertThat(evening.discs("B")).isEqualTo(1);
        evening.schuss("B 2-2-1", "A 6-1-1");
        assertThat(evening.ruling("schocken.discs.from-winner").points()).isEqualTo(6);
        assertThat(evening.discs("A")).isEqualTo(6);
        assertThat(evening.discs("B")).isEqualTo(7);
        assertThat(evening.state().halfLosers()).isEmpty();
    }

    @ParameterizedTest(name = "situation 61 with {0}")
    @ValueSource(
            strings = {
                "discs: 13",
                "discs: 15",
                "shortStock: top-up",
                "secondPhase: return",
                "schockAus: thrower-leaves",
                "schockAus: flat",
                "overThrow: one-disc",
                "unneededThrow: one-disc",
                "tieLow: [no-discs]",
                "tieHigh: [no-discs]",
                "twoTwoOne: lose-half"
            })
    void situation61NoDiscIsEverLostOrMade(String change) {
        for (int seed = 0; seed < 3; seed++) {
            Random random = new Random(seed);
            Match<SchockenState, SchockenEvent> match =
                    Evening.GAME.open(Evening.house(change), Seats.of("A", "B", "C", "D"));
            int discs = match.state().discs();
            for (int i = 0; i < 400 && !(match.turn() instanceof Turn.Over); i++) {
                SchockenEvent event = PlayedMatch.played(match, random);
                match = match.judge(event).orElseThrow().match();
                SchockenState state = match.state();
                assertThat(state.discs()).isEqualTo(discs);
                assertThat(state.stock()).isNotNegative();
                assertThat(state.returned()).isNotNegative();
                assertThat(state.players()).allMatch(player -> player.discs() >= 0);
            }
        }
    }

    @Test
    void situation62InTheReturnPhaseTheWinnerPutsBack() {
        Evening evening =
                three("secondPhase: return").deal("A", 3, "B").deal("C", 5, "B").deal("B", 5, "C");
        evening.schuss("B 2-2-1", "C 6-6-5", "A 4-1-1");
        assertThat(evening.rules()).contains("schocken.discs.returned", "schocken.half.safe");
        assertThat(evening.fact("schocken.discs.returned", "discs")).isEqualTo(3);
        assertThat(evening.state().returned()).isEqualTo(3);
        assertThat(evening.discs("A")).isZero();
        assertThat(evening.player("A").part()).isEqualTo(Part.SAFE);
        assertThat(evening.discs("B")).isEqualTo(5);
        assertThat(evening.lastRound().discs()).isZero();
        assertThat(List.of(evening.state().discs())).containsExactly(13);
    }
}
