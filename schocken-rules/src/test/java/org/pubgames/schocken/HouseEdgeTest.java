package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.SetAside;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/** Situations that only unusual houses bring about. */
class HouseEdgeTest {

    private static final String ANNA = "Anna";
    private static final String BRAM = "Bram";

    private static Variant house(String... changes) {
        String[] all = new String[changes.length + 1];
        System.arraycopy(changes, 0, all, 1, changes.length);
        all[0] = "gameStarter: first-seat";
        return Shipped.house(all);
    }

    private static Match<SchockenState, SchockenEvent> play(
            Variant variant, SchockenEvent... events) {
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, PlayedMatch.seats(2));
        for (SchockenEvent event : events) {
            match = match.judge(event).orElseThrow().match();
        }
        return match;
    }

    @Test
    void aHouseInWhichAFollowerOwesThrowsHeCannotMakeIsRefused() {
        Map<String, String> settings =
                Map.of(
                        "gameStarter", "first-seat",
                        "leastSetAside", "1",
                        "throwLimit", "exact-same",
                        "holdable", "ones");
        assertThat(Houses.read(settings).problems())
                .extracting(Problem::code)
                .containsExactly("throws-owed-without-dice");
    }

    @Test
    void aTableNeverRunsOutOfPlayers() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house(
                                "discs: 1",
                                "schockAusDiscs: 1",
                                "schockAus: flat",
                                "secondPhase: return",
                                "overThrow: one-disc"),
                        Thrown.of(ANNA, 6, 5, 4),
                        Thrown.of(BRAM, 2, 2, 1),
                        Uncovered.by(ANNA),
                        new Stood(ANNA),
                        Thrown.unseen(ANNA),
                        Uncovered.by(BRAM));
        assertThat(match.turn() instanceof Turn.Over).isEqualTo(match.outcome().isPresent());
    }

    @Test
    void puttingBackDoesNotFreeFromSettingAside() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house("leastSetAside: 1", "putBack: true"),
                        Thrown.of(ANNA, 6, 2, 3),
                        Thrown.of(BRAM, 4, 3, 2),
                        Uncovered.by(ANNA),
                        SetAside.of(ANNA, 6),
                        Thrown.of(ANNA, 2, 3),
                        Uncovered.by(ANNA));
        SetAside back = SetAside.of(ANNA, List.of()).putBack(List.of(6));
        assertThat(match.legal().allows(back)).isFalse();
    }

    @Test
    void aThrowThatWasSeenIsNotMadeAgainBecauseADieFell() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house("earlyLift: lock-turn"),
                        Thrown.of(ANNA, 6, 2, 3),
                        Thrown.of(BRAM, 4, 3, 2),
                        Uncovered.by(BRAM),
                        DiceDropped.one(BRAM));
        assertThat(match.legal().allows(Thrown.unseen(BRAM))).isFalse();
        assertThat(match.state().debts()).hasSize(1);
    }
}
