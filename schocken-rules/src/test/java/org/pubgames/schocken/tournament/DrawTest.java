package org.pubgames.schocken.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Variant;
import org.pubgames.schocken.tournament.play.Shuffle;

/** The draw never changes silently: draws written down once, and a second way to compute them. */
class DrawTest {

    /** The draw in numbers of any size, as its description says. */
    private static final class Oracle {
        private static final BigInteger WORD = BigInteger.ONE.shiftLeft(64);
        private static final BigInteger STEP = new BigInteger("9E3779B97F4A7C15", 16);
        private static final BigInteger FIRST = new BigInteger("BF58476D1CE4E5B9", 16);
        private static final BigInteger SECOND = new BigInteger("94D049BB133111EB", 16);
        private BigInteger state;

        Oracle(long seed) {
            state = BigInteger.valueOf(seed).mod(WORD);
        }

        BigInteger next() {
            state = state.add(STEP).mod(WORD);
            BigInteger mixed = state.xor(state.shiftRight(30)).multiply(FIRST).mod(WORD);
            mixed = mixed.xor(mixed.shiftRight(27)).multiply(SECOND).mod(WORD);
            return mixed.xor(mixed.shiftRight(31));
        }

        int below(int bound) {
            BigInteger choices = BigInteger.valueOf(bound);
            BigInteger numbers = BigInteger.ONE.shiftLeft(32);
            BigInteger limit = numbers.divide(choices).multiply(choices);
            BigInteger number = next().shiftRight(32);
            while (number.compareTo(limit) >= 0) {
                number = next().shiftRight(32);
            }
            return number.mod(choices).intValueExact();
        }

        List<Integer> order(int size) {
            List<Integer> order = new ArrayList<>(IntStream.rangeClosed(1, size).boxed().toList());
            for (int i = size - 1; i > 0; i--) {
                int other = below(i + 1);
                int item = order.get(i);
                order.set(i, order.get(other));
                order.set(other, item);
            }
            return order;
        }
    }

    private static List<Integer> numbers(int size) {
        return IntStream.rangeClosed(1, size).boxed().toList();
    }

    /** The first numbers of SplitMix64 from 0 and 1234567, as published with the generator. */
    @Test
    void theOracleIsSplitMix64() {
        Oracle zero = new Oracle(0);
        assertThat(zero.next()).isEqualTo(new BigInteger("e220a8397b1dcdaf", 16));
        assertThat(zero.next()).isEqualTo(new BigInteger("6e789e6aa1b965f4", 16));
        assertThat(zero.next()).isEqualTo(new BigInteger("06c45d188009454f", 16));
        assertThat(new Oracle(1234567).next()).isEqualTo(new BigInteger("6457827717110365317"));
    }

    /** With 10253955 and 64 players a number is passed over. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 42, 10253955, 20261121, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void theShuffleIsTheOneDescribed(int seed) {
        for (int size = 0; size <= 64; size++) {
            assertThat(Shuffle.of(numbers(size), seed)).isEqualTo(new Oracle(seed).order(size));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "0 | P9 P6 P8 P3 / P4 P7 P10 P1 / P2 P5 P11",
                "42 | P7 P1 P4 P3 / P6 P5 P9 P10 / P2 P8 P11",
                "20261121 | P11 P8 P2 P3 / P4 P9 P5 P1 / P6 P7 P10",
            })
    void drawsThatWereWrittenDown(int seed, String tables) {
        Play play = Play.of(Shipped.variant("hattersheim"), 11).draw(seed);
        assertThat(
                        play.state().round().orElseThrow().tables().stream()
                                .map(table -> String.join(" ", table.players()))
                                .toList())
                .isEqualTo(List.of(tables.split(" / ")));
    }

    @Test
    void everyOrderIsEquallyLikely() {
        Map<List<Integer>, Integer> seen = new TreeMap<>((a, b) -> a.toString().compareTo(b + ""));
        int draws = 24_000;
        for (int seed = 0; seed < draws; seed++) {
            seen.merge(Shuffle.of(numbers(4), seed), 1, Integer::sum);
        }
        assertThat(seen).hasSize(24);
        double expected = draws / 24.0;
        double chiSquare =
                seen.values().stream()
                        .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                        .sum();
        // 23 degrees of freedom: 49.7 is passed once in a thousand
        assertThat(chiSquare).isLessThan(49.7);
    }

    @Test
    void aSecondRoundIsDrawnAnewAndTheSameSeedSeatsTheSameWay() {
        Variant variant = Shipped.house("hattersheim", "rounds: 2", "games: 1");
        Play same = Play.of(variant, 8).draw(7).table(1, 1, 0, 0, 0).table(2, 1, 0, 0, 0).draw(7);
        assertThat(same.tableOf(2, 1).players()).isEqualTo(same.tableOf(1, 1).players());
        Play other = Play.of(variant, 8).draw(7).table(1, 1, 0, 0, 0).table(2, 1, 0, 0, 0).draw(8);
        assertThat(other.tableOf(2, 1).players()).isNotEqualTo(other.tableOf(1, 1).players());
    }
}
