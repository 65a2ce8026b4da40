package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.schocken.tournament.rules.TableSizes;

/** Table sizes against every way there is to split a number. */
class TableSizesTest {

    /** Every way to split a number into at most so many parts of these sizes, parts falling. */
    private static List<List<Integer>> splits(int rest, int most, int least, int parts) {
        List<List<Integer>> splits = new ArrayList<>();
        if (rest == 0) {
            splits.add(List.of());
        }
        for (int part = Math.min(most, rest); part >= least && parts > 0; part--) {
            for (List<Integer> others : splits(rest - part, part, least, parts - 1)) {
                List<Integer> split = new ArrayList<>(List.of(part));
                split.addAll(others);
                splits.add(split);
            }
        }
        return splits;
    }

    /** The best of all ways: most full tables, then fewest tables, then most even. */
    private static List<Integer> oracle(TableSizes sizes, int entrants, int largest) {
        Comparator<List<Integer>> fulls =
                Comparator.comparingInt(split -> Collections.frequency(split, sizes.full()));
        return splits(entrants, largest, sizes.smallest(), sizes.tables()).stream()
                .min(
                        fulls.reversed()
                                .thenComparingInt(List::size)
                                .thenComparingInt(TableSizesTest::squares))
                .orElse(List.of());
    }

    private static int squares(List<Integer> split) {
        return split.stream().mapToInt(players -> players * players).sum();
    }

    @ParameterizedTest
    @CsvSource({
        "3, 4, 4, 7", "3, 4, 5, 16", "4, 5, 5, 16", "3, 3, 5, 20", "4, 4, 4, 16", "4, 4, 5, 16",
        "5, 6, 6, 11", "3, 6, 6, 20", "2, 2, 2, 4", "4, 4, 6, 3", "3, 4, 5, 2", "2, 5, 9, 7",
    })
    void tablesAreTheBestOfAllWaysToSplit(int smallest, int full, int largest, int tables) {
        TableSizes sizes = new TableSizes(smallest, full, largest, tables);
        for (int entrants = 1; entrants <= 40; entrants++) {
            List<Integer> best = oracle(sizes, entrants, full);
            if (best.isEmpty()) {
                best = oracle(sizes, entrants, largest);
            }
            assertThat(sizes.of(entrants)).as(sizes + " " + entrants).isEqualTo(best);
        }
    }

    /** Of fours and threes alone the split follows from the number. */
    @Test
    void foursAndThreesForAllNumbersUpToSixtyFour() {
        TableSizes sizes = new TableSizes(3, 4, 4, 32);
        for (int entrants = 1; entrants <= 64; entrants++) {
            int threes = (4 - entrants % 4) % 4;
            int fours = (entrants - 3 * threes) / 4;
            List<Integer> expected = new ArrayList<>(Collections.nCopies(Math.max(fours, 0), 4));
            expected.addAll(Collections.nCopies(threes, 3));
            boolean possible = entrants >= 3 * threes;
            assertThat(sizes.of(entrants))
                    .as("" + entrants)
                    .isEqualTo(possible ? expected : List.of());
        }
        assertThat(IntStream.rangeClosed(1, 64).filter(n -> sizes.of(n).isEmpty()))
                .containsExactly(1, 2, 5);
    }

    @Test
    void theNearestPossibleNumbersAreTheNearest() {
        for (TableSizes sizes :
                List.of(
                        new TableSizes(3, 4, 4, 7),
                        new TableSizes(4, 4, 4, 7),
                        new TableSizes(4, 5, 5, 16))) {
            for (int entrants = -2; entrants <= 64; entrants++) {
                int number = entrants;
                List<Integer> expected = new ArrayList<>();
                List<Integer> possible =
                        IntStream.rangeClosed(1, 28)
                                .filter(n -> !sizes.of(n).isEmpty())
                                .boxed()
                                .toList();
                possible.stream()
                        .filter(n -> n < number)
                        .max(Comparator.naturalOrder())
                        .ifPresent(expected::add);
                possible.stream().filter(n -> n > number).findFirst().ifPresent(expected::add);
                assertThat(sizes.near(entrants, 28)).as("" + entrants).isEqualTo(expected);
            }
        }
    }

    @Test
    void hostileNumbersAreAnsweredAtOnce() {
        TableSizes sizes = new TableSizes(2, 10, 10, 32);
        for (int entrants : new int[] {Integer.MIN_VALUE, -1, 0, 321, Integer.MAX_VALUE}) {
            assertThat(sizes.of(entrants)).isEmpty();
            assertThat(sizes.near(entrants, 64)).isNotEmpty();
        }
    }
}
