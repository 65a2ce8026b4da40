package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pubgames.competition.pairing.SwissOptions.Sides;

/** Random positions, also ones that no tournament leads to, against all rounds tried one by one. */
class SwissPairingProperties {

    private static <T> T any(Random random, List<T> of) {
        return of.get(random.nextInt(of.size()));
    }

    private static List<SwissEntrant> position(Random random, int entrants, int met) {
        List<Set<Integer>> opponents = new ArrayList<>();
        for (int number = 0; number < entrants; number++) {
            opponents.add(new HashSet<>());
        }
        int scores = 1 + random.nextInt(7);
        List<SwissEntrant> position = new ArrayList<>();
        for (int number = 0; number < entrants; number++) {
            for (int other = 0; other < number; other++) {
                if (random.nextInt(100) < met) {
                    opponents.get(number).add(other);
                    opponents.get(other).add(number);
                }
            }
        }
        for (int number = 0; number < entrants; number++) {
            List<Side> sides = new ArrayList<>();
            List<ScoreFloat> floats = new ArrayList<>();
            for (int round = random.nextInt(6); round > 0; round--) {
                sides.add(any(random, List.of(Side.values())));
                floats.add(any(random, List.of(ScoreFloat.values())));
            }
            position.add(
                    new SwissEntrant(
                            number * 3,
                            random.nextInt(scores) - 1,
                            numbers(opponents.get(number)),
                            sides,
                            random.nextInt(4) / 3,
                            random.nextInt(8) == 0,
                            floats,
                            random.nextInt(3)));
        }
        Collections.shuffle(position, random);
        return position;
    }

    private static Set<Integer> numbers(Set<Integer> places) {
        Set<Integer> numbers = new HashSet<>();
        places.forEach(place -> numbers.add(place * 3));
        return numbers;
    }

    private static void compare(long seed, int entrants, int met, SwissOptions options) {
        List<SwissEntrant> present = position(new Random(seed), entrants, met);
        Set<String> expected = SwissOracle.best(present, options);
        Optional<Round> found = Swiss.pair(present, options);
        assertThat(found.isPresent()).isEqualTo(!expected.isEmpty());
        found.ifPresent(round -> assertThat(SwissOracle.pairs(round, present)).isEqualTo(expected));
    }

    @Property(tries = 1500)
    void theBestOfAllRoundsIsFound(
            @ForAll @IntRange(min = 1, max = 9) int entrants,
            @ForAll @IntRange(max = 80) int met,
            @ForAll Sides sides,
            @ForAll boolean floats,
            @ForAll long seed) {
        compare(seed, entrants, met, new SwissOptions(sides, floats, Side.SECOND));
    }

    @Test
    @Tag("proof")
    void theBestOfAllRoundsOfUpToTwelveIsFound() {
        for (int seed = 0; seed < 6000; seed++) {
            int entrants = 5 + seed % 8;
            Sides sides = List.of(Sides.values()).get(seed / 8 % 3);
            compare(seed, entrants, seed % 83, new SwissOptions(sides, seed % 5 > 0, Side.FIRST));
        }
    }

    @Property(tries = 500)
    void theOrderOfTheEntrantsDoesNotMatter(
            @ForAll @IntRange(min = 1, max = 30) int entrants,
            @ForAll @IntRange(max = 40) int met,
            @ForAll Sides sides,
            @ForAll long seed) {
        Random random = new Random(seed);
        SwissOptions options = new SwissOptions(sides, true, Side.FIRST);
        List<SwissEntrant> present = position(random, entrants, met);
        Optional<Round> found = Swiss.pair(present, options);
        Collections.shuffle(present, random);
        assertThat(Swiss.pair(present, options)).isEqualTo(found);
    }

    @Property(tries = 500)
    void sidesAreGivenByTheStrongerWish(
            @ForAll @IntRange(min = 2, max = 16) int entrants,
            @ForAll Sides sides,
            @ForAll long seed) {
        List<SwissEntrant> present = position(new Random(seed), entrants, 10);
        SwissOptions options = new SwissOptions(sides, true, Side.FIRST);
        Swiss.pair(present, options)
                .ifPresent(round -> round.pairs().forEach(pair -> sides(pair, present, sides)));
    }

    private static void sides(Pair pair, List<SwissEntrant> present, Sides sides) {
        String first = SwissOracle.letters(entrant(present, pair.first()));
        String second = SwissOracle.letters(entrant(present, pair.second()));
        if (sides == Sides.BOUND) {
            assertThat(SwissOracle.allowed(first + "F")).isTrue();
            assertThat(SwissOracle.allowed(second + "S")).isTrue();
        } else if (sides == Sides.WISHED) {
            String ones = SwissOracle.wish(first);
            String others = SwissOracle.wish(second);
            // The one who is refused does not wish for it more than the other.
            if (ones.startsWith("S")) {
                assertThat(ones.charAt(1)).isLessThanOrEqualTo(others.charAt(1));
                assertThat(others.charAt(1) == '0' || others.charAt(0) == 'S').isTrue();
            }
            if (others.startsWith("F") && others.charAt(1) > '0') {
                assertThat(others.charAt(1)).isLessThanOrEqualTo(ones.charAt(1));
                assertThat(ones.charAt(0)).isEqualTo('F');
            }
        }
    }

    private static SwissEntrant entrant(List<SwissEntrant> present, int number) {
        return present.stream().filter(e -> e.number() == number).findFirst().orElseThrow();
    }
}
