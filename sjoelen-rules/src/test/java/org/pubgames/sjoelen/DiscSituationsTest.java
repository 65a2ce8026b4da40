package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Variant;

/** The situations "Discs" 33 to 46 of research/sjoelen.md §7, by number. */
class DiscSituationsTest {

    private static final String EDITIONS = "org.pubgames.sjoelen.Shipped#editions";

    @ParameterizedTest(name = "situation 33 in {0}: the lath moves the disc, it is not in")
    @MethodSource(EDITIONS)
    void situation33ADiscThatTheStopperMovesIsPlayedAgainInTheNextSubTurn(String variant) {
        Play play = Play.in(variant).then(SjoelenEvent.Shoved.half(Play.ANNA, 3, true));
        assertThat(play.rules()).contains("sjoelen.disc.stopper-moved");
        assertThat(play.turn().compartments()).isEqualTo(Compartments.EMPTY);
        play.shove(29, Fate.FIELD).endSubTurn();
        assertThat(play.turn().hand()).isEqualTo(30);
    }

    @Test
    void situation33AtHomeAHalfInDiscCounts() {
        Play play =
                Play.in(Shipped.house("halfThrough: counts-in"))
                        .then(SjoelenEvent.Shoved.half(Play.ANNA, 3, true));
        assertThat(play.rules()).contains("sjoelen.disc.half-through-counts");
        assertThat(play.turn().compartments()).isEqualTo(Compartments.of(0, 1, 0, 0));
    }

    @ParameterizedTest(name = "situation {0}: {1} goes out of play and comes back")
    @CsvSource({
        "34, OVER_GATE_BAR, sjoelen.disc.over-gate-bar",
        "36, JUMPED_TO_SAME, sjoelen.disc.back-in-same",
        "46, OFF_BOARD, sjoelen.disc.off-board",
    })
    void situation34And36And46OutOfPlayUntilTheNextSubTurn(int number, Fate fate, String rule) {
        for (Variant variant : Shipped.editions().map(Shipped::variant).toList()) {
            Play play = Play.in(variant).shove(1, fate);
            assertThat(play.rules()).as(variant.id() + " " + number).contains(rule);
            assertThat(play.turn().takenOut()).isEqualTo(1);
            assertThat(play.turn().hand()).isEqualTo(29);
            play.shove(29, Fate.FIELD).endSubTurn();
            assertThat(play.ruling("sjoelen.turn.taken-out-return").fact("discs")).contains(1);
            assertThat(play.turn().hand()).isEqualTo(30);
        }
    }

    @Test
    void situation46WhereDiscsAreLostForTheTurnTheyDoNotComeBack() {
        Play play =
                Play.in(Shipped.house("takenOut: lost-for-turn"))
                        .shove(1, Fate.OFF_BOARD)
                        .shove(29, Fate.FIELD)
                        .endSubTurn();
        assertThat(play.rules()).contains("sjoelen.turn.taken-out-lost");
        assertThat(play.turn()).extracting(TurnInPlay::hand, TurnInPlay::lost).contains(29, 1);
    }

    @ParameterizedTest(name = "situations 37 and 38 in {0}: touching {1} by {2}")
    @CsvSource({
        "ans-2016, DISC, sjoelen.disc.on-wall-with-contact, 1",
        "ans-2016, FLOOR, sjoelen.disc.on-wall-with-contact, 1",
        "ans-2016, NOTHING, sjoelen.disc.on-wall-without-contact, 0",
        "ans-pre2016, DISC, sjoelen.disc.on-wall, 0",
        "ans-pre2016, NOTHING, sjoelen.disc.on-wall, 0",
        "s240, DISC, sjoelen.disc.on-wall, 0",
        "s240, NOTHING, sjoelen.disc.on-wall, 0",
        "masters, DISC, sjoelen.disc.on-wall, 0",
        "masters, NOTHING, sjoelen.disc.on-wall, 0",
        "belgian-152, DISC, sjoelen.disc.on-wall, 0",
        "belgian-152, NOTHING, sjoelen.disc.on-wall, 0",
        "jakkolo-148, DISC, sjoelen.disc.on-wall, 0",
        "jakkolo-148, NOTHING, sjoelen.disc.on-wall, 0",
    })
    void situation37And38ADiscOnAPartitionWall(
            String variant, Contact touching, String rule, int in) {
        Play play = Play.in(variant).then(SjoelenEvent.Shoved.onWall(Play.ANNA, 4, touching));
        assertThat(play.rules()).contains(rule);
        assertThat(play.turn().compartments().third()).isEqualTo(in);
        assertThat(play.turn().takenOut()).isEqualTo(1 - in);
    }

    @Test
    void situation37And38ADiscThatIsKnockedOntoAWallLeavesItsCompartment() {
        for (Contact touching : Contact.values()) {
            boolean stays = touching != Contact.NOTHING;
            Play play =
                    Play.in("ans-2016")
                            .into(4)
                            .then(
                                    SjoelenEvent.Displaced.of(
                                                    Play.ANNA, Origin.COMPARTMENT, Fate.ON_WALL)
                                            .fromCompartment(4)
                                            .compartment(4)
                                            .touching(touching));
            assertThat(play.turn().compartments())
                    .as(touching.toString())
                    .isEqualTo(Compartments.of(0, 0, stays ? 1 : 0, 0));
        }
    }

    @ParameterizedTest(name = "situation 40 in {0}: {1}")
    @CsvSource({
        "ans-pre2016, sjoelen.disc.came-back-jury-side",
        "ans-2016, sjoelen.disc.came-back-jury-side",
        "belgian-152, sjoelen.disc.came-back-jury-side",
        "s240, sjoelen.disc.came-back-handed",
        "jakkolo-148, sjoelen.disc.came-back-handed",
        "masters, sjoelen.disc.came-back-removed",
    })
    void situation40ADiscThatComesBackIsNotPlayedAgainInThisSubTurn(String variant, String rule) {
        Play play = Play.in(variant).shove(1, Fate.CAME_BACK);
        assertThat(play.rules()).contains(rule);
        assertThat(play.turn()).extracting(TurnInPlay::hand, TurnInPlay::takenOut).contains(29, 1);
        play.then(SjoelenEvent.ConductReported.of(Play.ANNA, Conduct.REMOVED_WITHOUT_PERMISSION));
        assertThat(play.rules())
                .containsExactly(
                        variant.equals("masters")
                                ? "sjoelen.conduct.removal-free"
                                : "sjoelen.conduct.removed-without-permission");
    }

    @ParameterizedTest(name = "situation {0}: {1} by {2}")
    @CsvSource({
        "41, CAME_PARTLY_BACK, sjoelen.disc.came-partly-back",
        "44, ON_DISC, sjoelen.disc.on-disc",
    })
    void situation41And44TheDiscStaysAndNobodyMayTouchIt(int number, Fate fate, String rule) {
        for (Variant variant : Shipped.editions().map(Shipped::variant).toList()) {
            Play play = Play.in(variant).shove(1, fate);
            assertThat(play.rules()).as(variant.id() + " " + number).contains(rule);
            assertThat(play.turn()).extracting(TurnInPlay::hand, TurnInPlay::field).contains(29, 1);
            play.then(SjoelenEvent.ConductReported.of(Play.ANNA, Conduct.DISC_TOUCHED));
            assertThat(play.rules()).containsExactly("sjoelen.conduct.disc-touched");
            assertThat(play.anna().breaches()).isEqualTo(Map.of("sjoelen.conduct.disc-touched", 1));
        }
    }

    @Test
    void situation44AtHomeADiscOnAnotherMayBePlayedAgain() {
        Play play = Play.in(Shipped.house("onDisc: replayed")).shove(1, Fate.ON_DISC);
        assertThat(play.rules()).contains("sjoelen.disc.on-disc-replayed");
        assertThat(play.turn().hand()).isEqualTo(30);
    }

    @ParameterizedTest(name = "situation 42 in {0}: never in play, played again")
    @MethodSource(EDITIONS)
    void situation42ADiscBeforeTheControlLineIsPlayedAgain(String variant) {
        Play play = Play.in(variant).shove(1, Fate.SHORT);
        assertThat(play.rules()).contains("sjoelen.disc.not-in-play");
        assertThat(play.turn().hand()).isEqualTo(30);
        play.shove(30, Fate.OFF_BOARD).endSubTurn();
        assertThat(play.turn().subTurn()).isEqualTo(2);
    }

    @ParameterizedTest(name = "situation 45 in {0}: off the board in sub-turn 3")
    @MethodSource(EDITIONS)
    void situation45OffTheBoardInTheLastSubTurnIsLostForTheTurn(String variant) {
        Play play = Play.in(variant).subTurn(5, 5, 5, 5).subTurn(7, 7, 8, 7);
        play.shove(1, Fate.OFF_BOARD).endSubTurn();
        assertThat(play.points()).isEqualTo(144);
        assertThat(play.rules())
                .contains("sjoelen.turn.out-in-last-sub-turn", "sjoelen.turn.last-sub-turn")
                .doesNotContainAnyElementsOf(
                        List.of("sjoelen.turn.taken-out-return", "sjoelen.turn.taken-out-lost"));
    }
}
