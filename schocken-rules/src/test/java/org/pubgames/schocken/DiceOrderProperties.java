package org.pubgames.schocken;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.pubgames.core.Match;
import org.pubgames.core.Variant;
import org.pubgames.schocken.SchockenEvent.Stood;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;

/** In which order somebody reads out dice makes no difference. */
class DiceOrderProperties {

    private static List<Integer> shuffled(List<Integer> dice, long seed) {
        List<Integer> other = new ArrayList<>(dice);
        Collections.shuffle(other, new Random(seed));
        return other;
    }

    @Property(tries = 200)
    void aThrowRanksTheSameInAnyOrder(
            @ForAll @IntRange(max = 40) int house,
            @ForAll @Size(3) List<@IntRange(min = 1, max = 6) Integer> dice,
            @ForAll boolean fromHand,
            @ForAll long seed) {
        SchockenScoring scoring = Shipped.GAME.scoring(Houses.drawn(house));
        List<Integer> other = shuffled(dice, seed);
        assertThat(scoring.rank(other, fromHand)).isEqualTo(scoring.rank(dice, fromHand));
        assertThat(scoring.compare(other, fromHand, dice, fromHand)).isZero();
    }

    @Property(tries = 100)
    void aRoundEndsTheSameInAnyOrder(
            @ForAll @Size(3) List<@IntRange(min = 1, max = 6) Integer> anna,
            @ForAll @Size(3) List<@IntRange(min = 1, max = 6) Integer> bram,
            @ForAll long seed) {
        Match<SchockenState, SchockenEvent> named =
                round(anna, bram, Uncovered.by("Anna"), Uncovered.by("Bram"));
        Match<SchockenState, SchockenEvent> shown =
                round(
                        shuffled(anna, seed),
                        shuffled(bram, seed),
                        Uncovered.of("Anna", shuffled(anna, seed + 1)),
                        Uncovered.of("Bram", shuffled(bram, seed + 1)));
        assertThat(shown.state()).isEqualTo(named.state());
        assertThat(shown.log().get(4).rulings()).isEqualTo(named.log().get(4).rulings());
    }

    private static Match<SchockenState, SchockenEvent> round(
            List<Integer> anna, List<Integer> bram, Uncovered first, Uncovered second) {
        Variant variant = Shipped.house("gameStarter: first-seat");
        Match<SchockenState, SchockenEvent> match =
                Shipped.GAME.open(variant, PlayedMatch.seats(2));
        for (SchockenEvent event :
                List.of(
                        Thrown.of("Anna", anna),
                        Thrown.of("Bram", bram),
                        first,
                        new Stood("Anna"),
                        second)) {
            match = match.judge(event).orElseThrow().match();
        }
        return match;
    }
}
