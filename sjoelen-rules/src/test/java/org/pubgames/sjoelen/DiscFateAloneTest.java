package org.pubgames.sjoelen;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Ruling;
import org.pubgames.core.contract.Grid;
import org.pubgames.core.rules.RuledGames;
import org.pubgames.core.spi.Finding;
import org.pubgames.sjoelen.SjoelenSettings.JumpedToField;
import org.pubgames.sjoelen.SjoelenSettings.OnDisc;
import org.pubgames.sjoelen.SjoelenSettings.ShortDisc;
import org.pubgames.sjoelen.SjoelenSettings.WallRest;
import org.pubgames.sjoelen.rules.DiscReport;
import org.pubgames.sjoelen.rules.Lies;

/** What becomes of a disc, under every choice of every setting: no gap and no conflict. */
class DiscFateAloneTest {

    @Test
    void exactlyOneRuleFiresForEveryFateUnderEverySetting() {
        AtomicInteger combinations = new AtomicInteger();
        Facts.<DiscReport>each(
                RuledGames.of(Shipped.GAME).rules(),
                Grids.fates(),
                (disc, findings) -> {
                    assertThat(Grid.fired(findings))
                            .as(disc::toString)
                            .containsExactly("disc." + rule(disc));
                    assertThat(findings.all())
                            .singleElement()
                            .extracting(Finding::kind)
                            .isEqualTo(Ruling.Kind.CHANGES);
                    assertThat(findings.effect(Lies.class)).as(disc::toString).contains(lies(disc));
                    combinations.incrementAndGet();
                });
        assertThat(combinations).hasValue(15 * 3 * 2 * 2 * 2 * 3 * 3 * 4 * 2 * 2);
    }

    private static String rule(DiscReport disc) {
        return switch (disc.fate()) {
            case SHORT ->
                    disc.settings().shortDisc() == ShortDisc.PLAYED_AGAIN
                            ? "not-in-play"
                            : "short-once";
            case OVER_START_BAR -> "over-start-bar";
            case FIELD -> "stays-on-field";
            case ON_DISC ->
                    disc.settings().onDisc() == OnDisc.STAYS ? "on-disc" : "on-disc-replayed";
            case IN -> "in-compartment";
            case HALF_THROUGH ->
                    switch (disc.settings().halfThrough()) {
                        case COUNTS_IN -> "half-through-counts";
                        case NOT_IN -> "half-through-not-in";
                        case FINGER -> disc.stopperMoved() ? "finger-dropped-in" : "finger-stayed";
                        case STOPPER ->
                                disc.stopperMoved() ? "stopper-moved" : "stopper-did-not-move";
                    };
            case OVER_GATE_BAR -> "over-gate-bar";
            case REBOUNDED -> "rebounded";
            case JUMPED_TO_SAME -> "back-in-same";
            case JUMPED_TO_OTHER -> "into-other";
            case JUMPED_TO_FIELD ->
                    disc.settings().jumpedToField() == JumpedToField.STAYS
                            ? "jumped-to-field"
                            : "left-other-way";
            case ON_WALL ->
                    disc.settings().wallRest() == WallRest.TAKEN_OUT
                            ? "on-wall"
                            : disc.contact() == Contact.NOTHING
                                    ? "on-wall-without-contact"
                                    : "on-wall-with-contact";
            case OFF_BOARD ->
                    switch (disc.settings().offBoard()) {
                        case TAKEN_OUT -> "off-board";
                        case REPLAYED -> "off-board-replayed";
                        case LOST_FOR_TURN -> "off-board-lost";
                    };
            case CAME_BACK ->
                    switch (disc.settings().cameBack()) {
                        case JURY_SIDE -> "came-back-jury-side";
                        case HANDED_TO_JURY -> "came-back-handed";
                        case REMOVED -> "came-back-removed";
                    };
            case CAME_PARTLY_BACK -> "came-partly-back";
        };
    }

    private static Lies lies(DiscReport disc) {
        return switch (disc.fate()) {
            case SHORT ->
                    disc.settings().shortDisc() == ShortDisc.PLAYED_AGAIN
                            ? Lies.HAND
                            : Lies.OUT_OF_PLAY;
            case ON_DISC -> disc.settings().onDisc() == OnDisc.STAYS ? Lies.FIELD : Lies.HAND;
            case FIELD, REBOUNDED, CAME_PARTLY_BACK, OVER_START_BAR -> Lies.FIELD;
            case IN -> Lies.COMPARTMENT;
            case HALF_THROUGH ->
                    switch (disc.settings().halfThrough()) {
                        case NOT_IN -> Lies.FIELD;
                        case COUNTS_IN -> Lies.COMPARTMENT;
                        case STOPPER -> disc.stopperMoved() ? Lies.FIELD : Lies.COMPARTMENT;
                        case FINGER -> disc.stopperMoved() ? Lies.COMPARTMENT : Lies.FIELD;
                    };
            case JUMPED_TO_FIELD ->
                    disc.settings().jumpedToField() == JumpedToField.STAYS
                            ? Lies.FIELD
                            : Lies.OUT_OF_PLAY;
            case ON_WALL ->
                    disc.settings().wallRest() == WallRest.TAKEN_OUT_WITHOUT_CONTACT
                                    && disc.contact() != Contact.NOTHING
                            ? Lies.COMPARTMENT
                            : Lies.OUT_OF_PLAY;
            case OFF_BOARD ->
                    switch (disc.settings().offBoard()) {
                        case TAKEN_OUT -> Lies.OUT_OF_PLAY;
                        case REPLAYED -> Lies.HAND;
                        case LOST_FOR_TURN -> Lies.LOST;
                    };
            case OVER_GATE_BAR, JUMPED_TO_SAME, JUMPED_TO_OTHER, CAME_BACK -> Lies.OUT_OF_PLAY;
        };
    }
}
