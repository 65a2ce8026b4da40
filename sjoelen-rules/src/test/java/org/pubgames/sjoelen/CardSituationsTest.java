package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Outcome;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;

/** The situations "Card and competition" of research/sjoelen.md §7, by number. */
class CardSituationsTest {

    private static final String EDITIONS = "org.pubgames.sjoelen.Shipped#editions";
    private static final String ANNA = Play.ANNA;

    @ParameterizedTest(name = "situation 56 in {0}: a struck 121 over a readable 112")
    @MethodSource(EDITIONS)
    void situation56TheReadableNumberCounts(String variant) {
        for (List<Integer> legible : List.of(List.of(112), List.of(121, 112))) {
            Play play =
                    Play.in(variant)
                            .scores(121)
                            .then(new SjoelenEvent.ScoreStruck(ANNA, 1, legible));
            assertThat(play.ruling("sjoelen.card.lowest-legible").fact("points")).contains(112);
            assertThat(play.points()).isEqualTo(112);
            assertThat(play.line().written()).isEqualTo(121);
        }
    }

    @ParameterizedTest(name = "situation 57 in {0}: the lowest legible number counts")
    @MethodSource(EDITIONS)
    void situation57OfThreeNumbersTheLowestLegibleOneCounts(String variant) {
        Play play =
                Play.in(variant)
                        .scores(98)
                        .then(new SjoelenEvent.ScoreStruck(ANNA, 1, List.of(104, 98)));
        assertThat(play.rules()).contains("sjoelen.card.lowest-legible");
        assertThat(play.points()).isEqualTo(98);
        assertThat(play.refusal(new SjoelenEvent.ScoreStruck(ANNA, 1, List.of())))
                .containsExactly("sjoelen.card.nothing-legible");
    }

    @ParameterizedTest(name = "situation 58 in {0}: from one turn up to all")
    @MethodSource(EDITIONS)
    void situation58AnAlteredScoreCostsOneTurnUpToAll(String variant) {
        int turns = Shipped.settings(variant).turns();
        int[] hundreds = IntStream.range(0, turns).map(turn -> 100).toArray();
        for (int deducted = 1; deducted <= turns; deducted++) {
            List<Integer> lines = IntStream.rangeClosed(1, deducted).boxed().toList();
            Play play =
                    Play.in(variant)
                            .scores(hundreds)
                            .then(new SjoelenEvent.TamperingProven(ANNA, lines, true));
            assertThat(play.rules()).contains("sjoelen.tampering.deduction");
            assertThat(play.anna().total()).isEqualTo(100 * (turns - deducted));
        }
        Play play = Play.in(variant).scores(hundreds);
        assertThat(play.refusal(new SjoelenEvent.TamperingProven(ANNA, List.of(1), false)))
                .containsExactly("sjoelen.tampering.on-the-spot");
        assertThat(play.refusal(new SjoelenEvent.TamperingProven(ANNA, List.of(), true)))
                .containsExactly("sjoelen.tampering.one-turn-at-least");
        assertThat(play.refusal(new SjoelenEvent.TamperingProven(ANNA, List.of(turns + 1), true)))
                .containsExactly("sjoelen.tampering.turns-on-card");
    }

    /** A match in which each player's turns are these scores, then as many zeros as needed. */
    private static Play cards(Variant variant, List<List<Integer>> cards) {
        List<String> others = List.of("Bram", "Cees").subList(0, cards.size() - 1);
        Play play = Play.in(variant, others.toArray(String[]::new));
        for (int turn = 0; turn < Sjoelen.settings(variant).turns(); turn++) {
            for (int seat = 0; seat < cards.size(); seat++) {
                List<Integer> card = cards.get(seat);
                play.then(
                        SjoelenEvent.ScoreNoted.of(
                                seat == 0 ? ANNA : others.get(seat - 1),
                                turn < card.size() ? card.get(turn) : 0));
            }
        }
        return play;
    }

    private static List<String> places(Play play) {
        return play.match().outcome().orElseThrow().places().stream()
                .map(place -> place.rank() + " " + place.player() + " " + place.score())
                .toList();
    }

    private static List<String> deciding(Play play) {
        return play.match().outcome().map(Outcome::rulings).orElseThrow().stream()
                .map(Ruling::rule)
                .toList();
    }

    @Test
    void situation60EqualTotalsAreDecidedByTheHighestSingleGame() {
        Play play =
                cards(Shipped.variant("jakkolo-148"), List.of(List.of(100, 100), List.of(120, 80)));
        assertThat(deciding(play)).containsExactly("sjoelen.match.tie-highest-turn");
        assertThat(places(play)).containsExactly("1 Bram 200", "2 Anna 200");
    }

    @Test
    void situation60EqualTotalsBehindTheWinnerAreDecidedAlike() {
        Play play =
                cards(
                        Shipped.variant("jakkolo-148"),
                        List.of(List.of(148, 148), List.of(100, 100), List.of(80, 120)));
        assertThat(places(play)).containsExactly("1 Anna 296", "2 Cees 200", "3 Bram 200");
    }

    @ParameterizedTest(name = "situation 60 in {0}: no tie rule is printed, the place is shared")
    @CsvSource({"ans-pre2016", "ans-2016", "s240", "masters-5", "belgian-152"})
    void situation60WithoutAPrintedTieRuleThePlaceIsShared(String variant) {
        Play play = cards(Shipped.variant(variant), List.of(List.of(100, 100), List.of(120, 80)));
        assertThat(deciding(play)).containsExactly("sjoelen.match.tie-shared");
        assertThat(places(play)).containsExactly("1 Anna 200", "1 Bram 200");
    }

    @Test
    void situation64EqualBestGamesAreDecidedByTheSecondThenTheThird() {
        Variant hobby = Shipped.house("tie: highest-turns", "turns: 4");
        Play second = cards(hobby, List.of(List.of(144, 90, 10), List.of(144, 99, 1)));
        assertThat(deciding(second)).containsExactly("sjoelen.match.tie-highest-turns");
        assertThat(places(second)).containsExactly("1 Bram 244", "2 Anna 244");
        Play third = cards(hobby, List.of(List.of(10, 144, 90, 9), List.of(144, 90, 8, 11)));
        assertThat(places(third)).containsExactly("1 Bram 253", "2 Anna 253");
        Play level = cards(hobby, List.of(List.of(144, 90), List.of(90, 144)));
        assertThat(deciding(level))
                .containsExactly("sjoelen.match.tie-highest-turns", "sjoelen.match.tie-unbroken");
        assertThat(places(level)).containsExactly("1 Anna 234", "1 Bram 234");
    }

    @Test
    void situation70TwentyTwoPaysHundredForFiveSetsInWhicheverSubTurn() {
        Variant twentyTwo = Shipped.house("discs: 20", "subTurns: 2", "bonusDiscs: [0]");
        Play first = Play.in(twentyTwo).subTurn(5, 5, 5, 5);
        assertThat(first.points()).isEqualTo(100);
        assertThat(first.rules()).contains("sjoelen.turn.all-in");
        Play second = Play.in(twentyTwo).subTurn(1, 1, 1, 1).subTurn(5, 5, 5, 5);
        assertThat(second.points()).isEqualTo(100);
        assertThat(second.rules()).contains("sjoelen.turn.last-sub-turn");
    }

    @ParameterizedTest(name = "corrected in {0}: {1}")
    @CsvSource({
        "ans-pre2016, RING_ORGANIZER, false, sjoelen.card.initials-ring-leader",
        "ans-pre2016, RING_LEADER, false, sjoelen.card.corrected",
        "s240, RING_LEADER, true, sjoelen.card.initials-organizer",
        "s240, RING_ORGANIZER, false, sjoelen.card.initials-board-number",
        "s240, RING_ORGANIZER, true, sjoelen.card.corrected",
    })
    void aCorrectionNeedsTheInitialsOfItsEdition(
            String variant, SjoelenSettings.Office office, boolean behindBoard, String rule) {
        Play play = Play.in(variant).scores(98);
        SjoelenEvent.ScoreCorrected correction =
                new SjoelenEvent.ScoreCorrected(
                        ANNA,
                        1,
                        89,
                        office,
                        Optional.of(SjoelenSettings.Office.RING_ORGANIZER)
                                .filter(who -> behindBoard),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty());
        if (rule.equals("sjoelen.card.corrected")) {
            assertThat(play.then(correction).rules()).contains(rule);
            assertThat(play.points()).isEqualTo(89);
        } else {
            assertThat(play.refusal(correction)).contains(rule);
        }
    }
}
