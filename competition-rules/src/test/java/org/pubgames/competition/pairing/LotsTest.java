package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The orders of two seed numbers were computed by a program in another language. */
class LotsTest {

    private static List<Integer> numbers(int count) {
        return IntStream.range(0, count).boxed().toList();
    }

    @Test
    void fallTheSameWayInAnyLanguage() {
        assertThat(Lots.of(1).shuffled(numbers(10))).containsExactly(1, 8, 2, 5, 7, 0, 3, 9, 4, 6);
        assertThat(Lots.of(-7).shuffled(numbers(10))).containsExactly(6, 0, 7, 3, 8, 4, 5, 1, 9, 2);
    }

    @Property(tries = 200)
    void keepEverybody(@ForAll int seed, @ForAll @IntRange(max = 70) int count) {
        assertThat(Lots.of(seed).shuffled(numbers(count)))
                .containsExactlyInAnyOrderElementsOf(numbers(count));
    }

    @Test
    void everyPlaceIsAboutEquallyLikely() {
        int[] first = new int[6];
        for (int seed = 0; seed < 6000; seed++) {
            first[Lots.of(seed).shuffled(numbers(6)).get(0)]++;
        }
        assertThat(IntStream.of(first).boxed()).allMatch(times -> times > 850 && times < 1150);
    }

    @Test
    void oneOfNothingIsNoLot() {
        assertThatIllegalArgumentException().isThrownBy(() -> Lots.of(1).oneOf(0));
    }
}
