package org.pubgames.core.internal.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What comes out of the reducer, whatever goes in. */
class ReducerProperties {

    @Property
    void noSingleElementCanBeLeftOut(
            @ForAll @Size(min = 1, max = 40) List<@IntRange(min = 1, max = 9) Integer> from,
            @ForAll @IntRange(min = 1, max = 60) int enough) {
        Predicate<List<Integer>> example =
                list -> list.stream().mapToInt(Integer::intValue).sum() % 61 >= enough;
        Assume.that(example.test(from));
        List<Integer> least = ReducerTest.least(from, List.of(1, 5), example);
        assertThat(example.test(least)).isTrue();
        for (int i = 0; i < least.size(); i++) {
            List<Integer> without = new ArrayList<>(least);
            without.remove(i);
            assertThat(example.test(without)).isFalse();
        }
    }
}
