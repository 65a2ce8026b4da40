package org.pubgames.store;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;

/** One place for each match as long as somebody works with it. */
class SlotsTest {

    @Test
    void aPlaceThatIsUsedDoesNotLeave() {
        Slots slots = new Slots(1, 1);
        slots.use(
                "a",
                first -> {
                    slots.use("b", other -> assertThat(other).isNotSameAs(first));
                    slots.use("c", other -> assertThat(other).isNotSameAs(first));
                    return slots.use("a", again -> assertThat(again).isSameAs(first));
                });
        assertThat(slots.size()).isLessThanOrEqualTo(2);
    }

    @Test
    void aPlaceThatOthersWaitForIsNotGivenFree() {
        Slots slots = new Slots(1, 1);
        slots.use(
                "a",
                first ->
                        slots.use(
                                "a",
                                waiting -> {
                                    slots.remove("a", first);
                                    return slots.use(
                                            "a", again -> assertThat(again).isSameAs(first));
                                }));
        slots.use(
                "a",
                first -> {
                    slots.remove("a", first);
                    return slots.use("a", again -> assertThat(again).isNotSameAs(first));
                });
    }

    /** A snapshot is believed under the rules that made it alone. */
    @Test
    void aSnapshotNamesTheRulesThatMadeIt() {
        Game<?, ?> sjoelen = Games.find("sjoelen").orElseThrow();
        assertThat(maker(sjoelen, "masters"))
                .isEqualTo(maker(sjoelen, "masters"))
                .isNotEqualTo(maker(sjoelen, "ans-pre2016"));
    }

    private static <S extends GameState, E extends GameEvent> String maker(
            Game<S, E> game, String id) {
        Variant variant = game.variants().get(id);
        return MatchLoader.maker(
                new HeldMatch<>("m", 0, game, game.codec(), game.open(variant, Seats.of("A"))));
    }
}
