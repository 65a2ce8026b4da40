package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/** Situations in which two rules meet that seldom do. */
class EdgeSituationsTest {

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

    private static List<String> last(Match<SchockenState, SchockenEvent> match) {
        return match.log().get(match.size() - 1).rulings().stream()
                .map(ruling -> ruling.rule())
                .toList();
    }

    @Test
    void nobodyStandsBeforeAnythingIsThrown() {
        Match<SchockenState, SchockenEvent> match = play(Shipped.variant("hattersheim"));
        assertThat(match.judge(new Stood(ANNA)).accepted()).isFalse();
    }

    @Test
    void whereTheThrowerLeavesNobodyTakesAllDiscs() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house("schockAus: thrower-leaves"),
                        Thrown.of(ANNA, 1, 1, 1),
                        Thrown.of(BRAM, 4, 3, 2),
                        Uncovered.by(ANNA),
                        new Stood(ANNA),
                        Thrown.unseen(BRAM));
        assertThat(last(match)).doesNotContain("schocken.discs.schock-aus-all");
    }

    @Test
    void aVoidTwoTwoOneDoesNotLoseTheHalf() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house("twoTwoOne: lose-half"),
                        Thrown.of(ANNA, 6, 5, 4),
                        Thrown.of(BRAM, 2, 2, 1),
                        Uncovered.by(ANNA),
                        new Stood(ANNA),
                        Thrown.unseen(BRAM));
        assertThat(last(match)).doesNotContain("schocken.half.lost-by-two-two-one");
    }

    @Test
    void aThrowMadeAgainIsNotLeftBlindOnceItWasLookedAt() {
        Match<SchockenState, SchockenEvent> match =
                play(
                        house("throwLimit: free", "blind: doubles"),
                        Thrown.of(ANNA, 6, 5, 1),
                        Thrown.of(BRAM, 2, 2, 2),
                        new Stood(ANNA),
                        DiceDropped.one(ANNA),
                        Thrown.of(ANNA, 1, 1, 6),
                        Uncovered.by(ANNA));
        assertThat(match.judge(new Stood(ANNA)).rulings().stream().map(ruling -> ruling.rule()))
                .doesNotContain("schocken.throw.blind");
    }

    @Test
    void leftBlindAThrowThatCostsAllDiscsIsNotDoubled() {
        String file =
                Lists.file(
                                "hattersheim",
                                Lists.DISCS.replace(
                                        "{figure: jule}, then: {discs: 7}",
                                        "{figure: jule}, then: {discs: all}"))
                        + "changes:\n"
                        + "  blind: {to: doubles, because: x}\n"
                        + "  gameStarter: {to: first-seat, because: x}\n";
        Match<SchockenState, SchockenEvent> match =
                play(
                        Shipped.GAME.variants().read(file, "house.yaml").orElseThrow(),
                        Thrown.of(ANNA, 4, 2, 1),
                        Thrown.of(BRAM, 3, 2, 2),
                        new Stood(ANNA),
                        Uncovered.by(ANNA),
                        Uncovered.by(BRAM));
        assertThat(last(match))
                .contains("schocken.discs.schock-aus-all")
                .doesNotContain("schocken.discs.blind-doubles");
    }
}
