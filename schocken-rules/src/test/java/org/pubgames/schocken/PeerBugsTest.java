package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Match;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * Mistakes that other programs make, as listed in research/schocken.md §3.1: none of them may be
 * made here. Switches without effect are the matter of {@link DeadSwitchTest}.
 */
class PeerBugsTest {

    private static final List<List<Integer>> ALL_THROWS = allThrows();

    private static List<List<Integer>> allThrows() {
        List<List<Integer>> all = new ArrayList<>();
        for (int high = 1; high <= 6; high++) {
            for (int middle = 1; middle <= high; middle++) {
                for (int low = 1; low <= middle; low++) {
                    all.add(List.of(high, middle, low));
                }
            }
        }
        return List.copyOf(all);
    }

    private static Evening three(String... changes) {
        return changes.length == 0
                ? Evening.of("A", "B", "C")
                : Evening.in(Evening.house(changes), "A", "B", "C");
    }

    @Test
    void loserAndBestAreNotSwapped() {
        Evening evening = three().schuss("A 2-2-1", "B 6-1-1", "C 6-5-3");
        assertThat(evening.loser()).isEqualTo("A");
        assertThat(evening.fact("schocken.round.highest", "dice")).isEqualTo("6-1-1");
        assertThat(evening.discs("A")).isEqualTo(6);
    }

    @Test
    void schockAusTakesAsManyDiscsAsThereAre() {
        Evening evening = three("discs: 17").schuss("A 1-1-1", "B 6-1-1", "C 6-5-3");
        assertThat(evening.ruling("schocken.discs.schock-aus-all").points()).isEqualTo(17);
    }

    @Test
    void everyStraightBeatsEverySimpleThrow() {
        SchockenScoring scoring = Evening.GAME.scoring(Evening.GAME.variants().standard());
        for (List<Integer> straight :
                List.of(List.of(3, 2, 1), List.of(4, 3, 2), List.of(5, 4, 3), List.of(6, 5, 4))) {
            assertThat(scoring.rank(straight, false).category()).isEqualTo(Category.STRASSE);
            for (List<Integer> dice : ALL_THROWS) {
                if (scoring.rank(dice, true).category() == Category.EINFACH) {
                    assertThat(scoring.compare(straight, false, dice, true))
                            .as("%s against %s", straight, dice)
                            .isPositive();
                }
            }
        }
        assertThat(three().schuss("A 6-6-5", "B 3-2-1", "C 6-2-1").loser()).isEqualTo("C");
    }

    @Test
    void whoIsNotInTheFinalDoesNotComeBack() {
        Evening evening = Evening.of("A", "B", "C", "D").loses("A").loses("B");
        assertThat(evening.order()).containsExactly("B", "A");
        evening.deal("A", 2, "B").deal("B", 3, "A");
        assertThat(evening.state().stock()).isEqualTo(8);
        assertThat(evening.order()).containsExactly("B", "A");
        for (String name : List.of("C", "D")) {
            assertThat(evening.player(name).part()).isEqualTo(Part.WATCHING);
            assertThat(evening.player(name).hand()).isEmpty();
        }
        evening.deal("A", 5, "B").deal("B", 3, "A");
        assertThat(evening.state().stock()).isZero();
        assertThat(evening.order()).containsExactly("B", "A");
    }

    @Test
    void schockAusMovesMoreThanTheStock() {
        Evening dealt = three().deal("A", 4, "B").schuss("A 1-1-1", "B 2-2-1", "C 6-6-5");
        assertThat(dealt.ruling("schocken.discs.schock-aus-all").points()).isEqualTo(13);
        assertThat(dealt.lastRound().discs()).isEqualTo(13);
        assertThat(dealt.state().halfLosers()).containsExactly("B");
        Evening empty =
                three().deal("A", 4, "B")
                        .deal("C", 4, "B")
                        .deal("B", 5, "A")
                        .schuss("B 1-1-1", "C 2-2-1", "A 6-6-5");
        assertThat(empty.lastRound().discs()).isEqualTo(9);
        assertThat(empty.state().halfLosers()).containsExactly("C");
    }

    @Test
    void theFinalHasAFreshStockAndLastsUntilItIsLost() {
        Evening evening = three().deal("A", 7, "B").deal("A", 6, "B");
        assertThat(evening.state().halfLosers()).containsExactly("A");
        evening.deal("B", 7, "A").deal("B", 6, "A");
        assertThat(evening.state().finale()).isTrue();
        assertThat(evening.state().stock()).isEqualTo(13);
        assertThat(evening.state().players()).allMatch(player -> player.discs() == 0);
        evening.deal("A", 7, "B").deal("B", 6, "A");
        assertThat(evening.state().stage()).isEqualTo(Stage.FIRST_THROWS);
        evening.deal("A", 6, "B");
        assertThat(evening.state().stage()).isEqualTo(Stage.OVER);
        assertThat(evening.state().gameLosers()).containsExactly("A");
    }

    @Test
    void aShortStockIsNeitherToppedUpNorOverdrawn() {
        Evening evening = three().deal("A", 4, "B").deal("C", 7, "B");
        evening.schuss("C 5-4-2", "A 4-2-1", "B 2-2-1");
        assertThat(evening.discs("B")).isEqualTo(2);
        assertThat(evening.discs("A")).isEqualTo(4);
        assertThat(evening.state().stock()).isZero();
        assertThat(evening.state().discs()).isEqualTo(13);
        evening.schuss("B 2-2-1", "C 3-3-1", "A 6-1-1");
        assertThat(evening.discs("A")).isZero();
        assertThat(evening.discs("B")).isEqualTo(6);
        assertThat(evening.state().discs()).isEqualTo(13);
    }

    @Test
    void whoHasNoDiscsDropsOutOnceTheStockIsEmpty() {
        Evening evening = three().deal("A", 6, "B").deal("C", 7, "B");
        assertThat(evening.player("B").part()).isEqualTo(Part.SAFE);
        assertThat(evening.order()).containsExactly("C", "A");
        evening.schuss("C 6-6-5", "A 2-2-1");
        assertThat(evening.order()).containsExactly("A", "C");
        assertThat(evening.player("B").hand()).isEmpty();
    }

    @ParameterizedTest(name = "after {0} led, {1} threw later")
    @CsvSource({"C, A", "B, C", "A, B"})
    void tiesGoByTheOrderOfThrowingNotOfSeats(String leader, String later) {
        Evening evening = three("tieLow: [earlier-better]");
        if (!leader.equals("A")) {
            evening.deal(leader, 1, "A");
        }
        List<String> order = evening.order();
        assertThat(order.get(0)).isEqualTo(leader);
        List<String> hands = new ArrayList<>();
        for (String name : order) {
            boolean tied = name.equals(leader) || name.equals(later);
            hands.add(name + (tied ? " 2-2-1" : " 6-6-5"));
        }
        assertThat(evening.schuss(hands.toArray(String[]::new)).loser()).isEqualTo(later);
    }

    @Test
    void withoutATieRuleOnThrowsMoreOfThemRankNeitherHigherNorLower() {
        for (String changes : List.of("tieLow: [roll-off-sum]", "handOnly: []")) {
            SchockenScoring scoring = Evening.GAME.scoring(Evening.house(changes));
            for (List<Integer> dice : ALL_THROWS) {
                assertThat(scoring.compare(dice, true, dice, false)).isZero();
            }
        }
    }

    @ParameterizedTest(name = "{0} threw once, {1} twice")
    @CsvSource({"B, C", "C, B"})
    void whereThrowsCountFewerAreBetter(String once, String twice) {
        for (boolean top : List.of(true, false)) {
            Evening evening =
                    three(
                            "tieLow: [fewer-throws, earlier-better]",
                            "tieHigh: [fewer-throws, earlier-better]");
            if (top) {
                evening.deal("B", 6, "A").deal("C", 6, "A").deal("A", 1, "C");
            }
            String tied = top ? "6-6-5" : "2-2-1";
            evening.lay("A 4-3-1", "B " + tied, "C " + tied);
            evening.play("A lifts", "A throws 4-3-1", "A lifts", "A stands");
            for (String name : List.of("B", "C")) {
                evening.play(name + " lifts");
                if (name.equals(twice)) {
                    evening.play(name + " throws " + tied);
                }
                evening.play(name + " stands");
            }
            evening.finish();
            if (top) {
                assertThat(evening.lastRound().giver()).contains(once);
            } else {
                assertThat(evening.loser()).isEqualTo(twice);
            }
        }
    }

    @Test
    void theHalfEndsInTheVeryRoundThatEmptiesTheStock() {
        Evening evening = three().deal("B", 7, "A").deal("B", 7, "A");
        assertThat(evening.rules())
                .contains("schocken.discs.stock-short", "schocken.half.lost-with-all-discs");
        assertThat(evening.state().halfLosers()).containsExactly("B");
    }

    @ParameterizedTest(name = "{0} players")
    @ValueSource(ints = {2, 3, 5, 6, 7, 8})
    void playersLeaveRoundByRoundAtFullTables(int players) {
        List<String> names = List.of("A", "B", "C", "D", "E", "F", "G", "H").subList(0, players);
        Set<Integer> sizes = new HashSet<>();
        for (int seed = 0; seed < 6; seed++) {
            Random random = new Random(31L * players + seed);
            Match<SchockenState, SchockenEvent> match =
                    Evening.GAME.open(Evening.house("droppedDice: repeat"), new Seats(names));
            int events = 0;
            while (!(match.turn() instanceof Turn.Over)) {
                SchockenEvent event = PlayedMatch.played(match, random);
                match = match.judge(event).orElseThrow().match();
                SchockenState state = match.state();
                sizes.add(whoPlays(state));
                assertThat(events++).as("events of a game").isLessThan(20_000);
            }
            assertThat(match.state().gameLosers()).hasSize(1);
        }
        assertThat(sizes).contains(2, players);
    }

    /** Once the stock is empty exactly those with discs play; the leader is one of them. */
    private static int whoPlays(SchockenState state) {
        List<String> order = state.order();
        if (state.stage() == Stage.FIRST_THROWS) {
            assertThat(order).startsWith(state.leader().orElseThrow()).hasSizeGreaterThan(1);
            for (SchockenPlayer player : state.players()) {
                assertThat(player.playing()).isEqualTo(order.contains(player.name()));
                if (state.stockEmptied()) {
                    assertThat(player.playing()).isEqualTo(player.discs() > 0);
                }
            }
        }
        return order.size();
    }

    @Test
    void differentThrowsNeverTieAndTheOrderIsTotal() {
        for (String changes :
                List.of("jule: second", "jule: none", "jule: top", "generalOverSchockTwo: true")) {
            SchockenScoring scoring = Evening.GAME.scoring(Evening.house(changes));
            for (List<Integer> one : ALL_THROWS) {
                for (List<Integer> other : ALL_THROWS) {
                    int forth = scoring.compare(one, true, other, true);
                    assertThat(Integer.signum(scoring.compare(other, true, one, true)))
                            .isEqualTo(-Integer.signum(forth));
                    assertThat(forth == 0).isEqualTo(one.equals(other));
                    assertThat(Integer.signum(forth))
                            .isEqualTo(
                                    Integer.signum(
                                            scoring.rank(other, true).rank()
                                                    - scoring.rank(one, true).rank()));
                }
            }
        }
    }

    @Test
    void aLowerSchockAndAHigherSchockAreNoTie() {
        assertThat(three().schuss("A 3-1-1", "B 4-1-1", "C 5-1-1").loser()).isEqualTo("A");
        assertThat(three().schuss("A 6-5-4", "B 6-5-3", "C 6-5-2").loser()).isEqualTo("C");
    }

    @ParameterizedTest(name = "the final of {0} and {1} gets under way")
    @CsvSource({"A, B", "B, A", "C, A", "B, C"})
    void theFinalGivesFromItsStock(String first, String second) {
        Evening evening = three().loses(first).loses(second).deal(first, 4, second);
        assertThat(evening.rules()).contains("schocken.discs.from-stock");
        assertThat(evening.discs(first)).isEqualTo(4);
        assertThat(evening.loses(second).state().gameLosers()).containsExactly(second);
    }

    @Test
    void threeSixesGiveTwoOnes() {
        Evening evening = three().lay("A 6-6-6", "B 6-5-4", "C 6-5-3").play("A lifts", "A turns 2");
        assertThat(evening.hand("A").aside()).containsExactly(1, 1);
    }

    @Test
    void diceComeFromTheEventsAlone() {
        Evening one = three().lay("A 6-6-6", "B 6-5-4", "C 6-5-3").play("A lifts", "A stands");
        Evening other = three().lay("A 6-6-6", "B 6-5-4", "C 6-5-3").play("A lifts", "A stands");
        assertThat(one.state()).isEqualTo(other.state());
        Evening unseen = three().play("A throws", "B throws", "C throws");
        assertThat(unseen.state().players())
                .allMatch(player -> player.hand().orElseThrow().dice().isEmpty());
        Verdict<SchockenState, SchockenEvent> verdict =
                unseen.match().judge(Notation.event("A lifts"));
        assertThat(verdict.rulings())
                .extracting(Ruling::rule)
                .containsExactly("schocken.report.dice-needed");
    }
}
