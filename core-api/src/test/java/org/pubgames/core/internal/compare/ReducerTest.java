package org.pubgames.core.internal.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The reducer on plain numbers. */
class ReducerTest {

    private static final Comparator<List<Integer>> SIMPLEST =
            Comparator.<List<Integer>>comparingInt(List::size)
                    .thenComparing(list -> list.stream().mapToInt(Integer::intValue).sum());

    static List<Integer> least(
            List<Integer> from, List<Integer> substitutes, Predicate<List<Integer>> example) {
        return reducer(substitutes, example, 10_000).least(from);
    }

    private static Reducer<Integer, List<Integer>> reducer(
            List<Integer> substitutes, Predicate<List<Integer>> example, int trials) {
        return new Reducer<>(
                list -> example.test(list) ? Optional.of(List.copyOf(list)) : Optional.empty(),
                list -> list,
                before -> substitutes,
                SIMPLEST,
                trials);
    }

    private static List<Integer> upTo(int last) {
        return IntStream.rangeClosed(1, last).boxed().toList();
    }

    @Test
    void keepsOnlyWhatIsNeeded() {
        assertThat(least(upTo(100), List.of(), list -> list.containsAll(List.of(17, 60, 99))))
                .containsExactly(17, 60, 99);
    }

    @Test
    void leavesTheOrderAlone() {
        assertThat(
                        least(
                                List.of(5, 1, 4, 2, 3),
                                List.of(),
                                list -> list.indexOf(4) >= 0 && list.indexOf(3) > list.indexOf(4)))
                .containsExactly(4, 3);
    }

    @Test
    void whatIsNeededAsAWholeStays() {
        assertThat(least(upTo(7), List.of(), list -> list.size() == 7)).isEqualTo(upTo(7));
    }

    @Test
    void findsWhatOnlyGoesTogether() {
        // pairs 1 2, 3 4, … stand or fall together; one pair is enough
        assertThat(
                        least(
                                upTo(16),
                                List.of(),
                                list ->
                                        list.size() >= 2
                                                && list.stream()
                                                        .allMatch(
                                                                n ->
                                                                        list.contains(
                                                                                n % 2 == 0
                                                                                        ? n - 1
                                                                                        : n + 1))))
                .hasSize(2);
    }

    @Test
    void putsSimplerElementsInThePlaceOfOthers() {
        assertThat(
                        least(
                                List.of(9, 9),
                                List.of(4, 3, 8),
                                list -> list.stream().allMatch(n -> n > 3) && list.size() == 2))
                .containsExactly(4, 4);
    }

    @Test
    void putsOneElementInThePlaceOfTwo() {
        assertThat(
                        least(
                                List.of(5, 5),
                                List.of(10),
                                list -> list.stream().mapToInt(n -> n).sum() >= 10))
                .containsExactly(10);
    }

    @Test
    void anExampleMayComeBackShorterThanItWasTried() {
        // everything after the first 3 is no longer needed: the trial itself cuts it off
        Reducer<Integer, List<Integer>> reducer =
                new Reducer<>(
                        list ->
                                list.contains(3)
                                        ? Optional.of(
                                                List.copyOf(list.subList(0, list.indexOf(3) + 1)))
                                        : Optional.empty(),
                        list -> list,
                        before -> List.of(),
                        SIMPLEST,
                        0);
        assertThat(reducer.least(upTo(50))).containsExactly(3);
    }

    @Test
    void withoutTrialsLeftNothingIsSubstitutedButStillEverythingLeftOut() {
        AtomicInteger tried = new AtomicInteger();
        Reducer<Integer, List<Integer>> reducer =
                reducer(
                        List.of(1),
                        list -> {
                            tried.incrementAndGet();
                            return !list.isEmpty();
                        },
                        0);
        assertThat(reducer.least(List.of(9, 8))).hasSize(1).doesNotContain(1);
        assertThat(tried).hasPositiveValue();
    }
}
