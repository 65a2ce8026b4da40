package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The situations "Discs" 48 to 54 of research/sjoelen.md §7, by number. */
class ConductSituationsTest {

    private static final String EDITIONS = "org.pubgames.sjoelen.Shipped#editions";
    private static final String ANNA = Play.ANNA;

    private static SjoelenEvent conduct(Conduct conduct) {
        return SjoelenEvent.ConductReported.of(ANNA, conduct);
    }

    @ParameterizedTest(name = "situation 48 in {0}: no clearing during a sub-turn")
    @MethodSource(EDITIONS)
    void situation48AFullCompartmentIsNotClearedBeforeTheEndOfTheSubTurn(String variant) {
        Play play = Play.in(variant);
        IntStream.range(0, 12).forEach(disc -> play.into(4));
        TurnInPlay before = play.turn();
        play.then(conduct(Conduct.CLEARED_DURING_SUB_TURN));
        assertThat(play.rules()).containsExactly("sjoelen.conduct.cleared-during-sub-turn");
        assertThat(play.turn()).isEqualTo(before);
        play.shove(18, Fate.FIELD).endSubTurn();
        assertThat(play.ruling("sjoelen.piling.between-sub-turns").fact("piles"))
                .contains(List.of("4: 4+3+3+2"));
    }

    @ParameterizedTest(name = "situation 49 in {0}: the whole turn is played again")
    @MethodSource(EDITIONS)
    void situation49ABrokenDiscVoidsAllSubTurns(String variant) {
        Play play =
                Play.in(variant)
                        .then(SjoelenEvent.TurnStarted.on(ANNA, 7))
                        .subTurn(3, 3, 3, 3)
                        .subTurn(5, 5, 5, 5)
                        .into(2)
                        .then(new SjoelenEvent.DiscBroken(ANNA));
        assertThat(play.ruling("sjoelen.discs.broken").fact("subTurn")).contains(3);
        assertThat(play.turn()).isEqualTo(TurnInPlay.fresh(Optional.of(7), 30));
    }

    @Test
    void situation49WhereTheRulesAreSilentTheOrganizerDecides() {
        Play play =
                Play.in(Shipped.house("brokenDisc: organizer-decides"))
                        .subTurn(3, 3, 3, 3)
                        .then(new SjoelenEvent.DiscBroken(ANNA));
        assertThat(play.rules()).containsExactly("sjoelen.discs.broken-organizer");
        assertThat(play.turn().compartments()).isEqualTo(Compartments.of(3, 3, 3, 3));
        play.then(
                SjoelenEvent.OrganizerDecided.now(
                        ANNA, SjoelenEvent.Decision.REPLAY_TURN, "broken disc"));
        assertThat(play.rules()).containsExactly("sjoelen.organizer.replay");
        assertThat(play.turn().compartments()).isEqualTo(Compartments.EMPTY);
    }

    @ParameterizedTest(name = "situation 50 in {0}: played with 31, replayed")
    @MethodSource(EDITIONS)
    void situation50ATurnPlayedWithMoreThanThirtyDiscsIsPlayedAgain(String variant) {
        Play running = Play.in(variant).subTurn(5, 5, 5, 5);
        Play played = Play.in(variant).turn(Compartments.of(9, 5, 7, 5));
        for (Play play : List.of(running, played)) {
            play.then(SjoelenEvent.DiscsFound.now(ANNA, 31));
            assertThat(play.rules()).containsExactly("sjoelen.discs.more");
            assertThat(play.anna().card()).isEmpty();
            assertThat(play.turn().hand()).isEqualTo(30);
        }
    }

    @Test
    void situation50WhereTheRulesAreSilentTheTurnStandsUntilTheOrganizerDecides() {
        Play play =
                Play.in(Shipped.house("moreDiscs: organizer-decides"))
                        .subTurn(5, 5, 5, 5)
                        .then(SjoelenEvent.DiscsFound.now(ANNA, 31));
        assertThat(play.rules()).containsExactly("sjoelen.discs.more-organizer");
        assertThat(play.turn().compartments().total()).isEqualTo(20);
    }

    @ParameterizedTest(name = "situation 52 in {0}: five trial discs, before the turn")
    @MethodSource(EDITIONS)
    void situation52ASixthTrialDiscIsRefused(String variant) {
        Play play = Play.in(variant);
        assertThat(play.refusal(new SjoelenEvent.TrialPlayed(ANNA, 6)))
                .containsExactly("sjoelen.trial.limit");
        play.then(new SjoelenEvent.TrialPlayed(ANNA, 5));
        assertThat(play.rules()).containsExactly("sjoelen.trial.granted");
        assertThat(play.refusal(new SjoelenEvent.TrialPlayed(ANNA, 1)))
                .containsExactly("sjoelen.trial.limit");
        play.into(4);
        assertThat(play.refusal(new SjoelenEvent.TrialPlayed(ANNA, 1)))
                .containsExactly("sjoelen.trial.before-turn");
        assertThat(
                        Play.in(Shipped.house("turns: 2"))
                                .turn(Compartments.EMPTY)
                                .then(new SjoelenEvent.TrialPlayed(ANNA, 5))
                                .rules())
                .containsExactly("sjoelen.trial.granted");
    }

    @ParameterizedTest(name = "situation 53 in {0}: {1}")
    @CsvSource({
        "ans-pre2016, sjoelen.conduct.discs-on-start-bar",
        "ans-2016, sjoelen.conduct.discs-on-start-bar",
        "s240, sjoelen.conduct.discs-on-start-bar",
        "belgian-152, sjoelen.conduct.discs-on-start-bar",
        "jakkolo-148, sjoelen.conduct.discs-on-start-bar",
        "masters, sjoelen.conduct.discs-on-start-bar-friendly",
    })
    void situation53DiscsOnTheStartBar(String variant, String rule) {
        Play play = Play.in(variant).then(conduct(Conduct.DISCS_ON_START_BAR));
        assertThat(play.rules()).containsExactly(rule);
        assertThat(play.anna().breaches())
                .isEqualTo(variant.equals("masters") ? Map.of() : Map.of(rule, 1));
    }

    @ParameterizedTest(name = "situation 54 in {0}: the number of discs on request only")
    @MethodSource(EDITIONS)
    void situation54TheJuryMayTellTheNumberOfDiscsOnRequest(String variant) {
        Play play = Play.in(variant).subTurn(5, 5, 5, 5);
        play.then(new SjoelenEvent.CountAsked(ANNA));
        assertThat(play.ruling("sjoelen.conduct.count-on-request").fact("lying")).contains(20);
        play.then(conduct(Conduct.COUNT_TOLD_UNASKED));
        assertThat(play.rules()).containsExactly("sjoelen.conduct.count-told-unasked");
    }

    @ParameterizedTest(name = "29 discs in {0}: no correction, at most 144")
    @MethodSource(EDITIONS)
    void fewerThanThirtyDiscsAreNotCorrected(String variant) {
        Play play = Play.in(variant).subTurn(7, 7, 7, 7);
        play.then(SjoelenEvent.DiscsFound.now(ANNA, 29));
        assertThat(play.ruling("sjoelen.discs.fewer").fact("most")).contains(144);
        assertThat(play.subTurn(7, 7, 8, 7).points()).isEqualTo(144);
        assertThat(play.rules())
                .contains("sjoelen.score.fewer-discs")
                .noneMatch(rule -> rule.startsWith("sjoelen.bonus."));
    }

    @ParameterizedTest(name = "29 discs in {0} after thirty were counted")
    @MethodSource(EDITIONS)
    void fewerDiscsThanTheHighestScoreNeededCannotHaveBeenFound(String variant) {
        for (Play play :
                List.of(
                        Play.in(variant).subTurn(7, 7, 9, 7),
                        Play.in(variant).subTurn(7, 7, 8, 7).subTurn(7, 7, 9, 7))) {
            assertThat(play.refusal(SjoelenEvent.DiscsFound.now(ANNA, 29)))
                    .containsExactly("sjoelen.discs.possible-number");
        }
    }

    @ParameterizedTest(name = "29 discs in {0}: counting again is still legal")
    @MethodSource(EDITIONS)
    void aTurnWithFewerDiscsMayBeCountedAgain(String variant) {
        SjoelenEvent count = SjoelenEvent.DiscsFound.now(ANNA, 29);
        Play play = Play.in(variant).subTurn(7, 7, 7, 7).then(count);
        assertThat(play.match().legal().allows(count)).isTrue();
        assertThat(play.match().legal().kinds()).contains("discs-found");
    }
}
