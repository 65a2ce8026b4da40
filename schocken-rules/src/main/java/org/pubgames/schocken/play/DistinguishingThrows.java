package org.pubgames.schocken.play;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pubgames.schocken.SchockenScoring;

/** All throws, those that houses disagree about first; each from the hand, then put together. */
final class DistinguishingThrows {

    /** The Jule, the throw that is lowest or special, the highest throw, and the lowest Schock. */
    private static final List<List<Integer>> DISPUTED =
            List.of(List.of(4, 2, 1), List.of(2, 2, 1), List.of(1, 1, 1), List.of(2, 1, 1));

    private DistinguishingThrows() {}

    /** As arguments of a question. */
    static Stream<List<String>> all() {
        Set<List<Integer>> throwsInOrder = new LinkedHashSet<>(DISPUTED);
        IntStream.rangeClosed(2, 6).forEach(pips -> throwsInOrder.add(List.of(pips, pips, pips)));
        IntStream.rangeClosed(3, 6)
                .forEach(pips -> throwsInOrder.add(List.of(pips, pips - 1, pips - 2)));
        IntStream.rangeClosed(3, 6).forEach(pips -> throwsInOrder.add(List.of(pips, 1, 1)));
        everyThrow().sorted(Comparator.comparing(List::toString)).forEach(throwsInOrder::add);
        return throwsInOrder.stream().flatMap(dice -> Stream.of(written(dice), built(dice)));
    }

    private static Stream<List<Integer>> everyThrow() {
        return IntStream.rangeClosed(1, 6)
                .boxed()
                .flatMap(
                        high ->
                                IntStream.rangeClosed(1, high)
                                        .boxed()
                                        .flatMap(
                                                middle ->
                                                        IntStream.rangeClosed(1, middle)
                                                                .mapToObj(
                                                                        low ->
                                                                                List.of(
                                                                                        high,
                                                                                        middle,
                                                                                        low))));
    }

    private static List<String> written(List<Integer> dice) {
        return dice.stream().map(String::valueOf).toList();
    }

    private static List<String> built(List<Integer> dice) {
        return Stream.concat(written(dice).stream(), Stream.of(SchockenScoring.BUILT)).toList();
    }
}
