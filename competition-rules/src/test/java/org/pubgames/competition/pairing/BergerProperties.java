package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.GenerationMode;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * The tables against two constructions made apart: the turning circle says who meets whom in which
 * round, and a formula says in which round two meet and who is named first.
 */
class BergerProperties {

    /** Round by round the pairs as "lower-higher", from 1, the last entrant standing still. */
    private static List<Set<String>> circle(int places) {
        List<Integer> ring = new ArrayList<>();
        for (int entrant = 1; entrant < places; entrant++) {
            ring.add(entrant);
        }
        List<Set<String>> rounds = new ArrayList<>();
        for (int round = 0; round < places - 1; round++) {
            Set<String> pairs = new TreeSet<>();
            pairs.add(text(ring.get(0), places));
            for (int i = 1; i < places / 2; i++) {
                pairs.add(text(ring.get(i), ring.get(ring.size() - i)));
            }
            rounds.add(pairs);
            // The first to stand still next is half the ring further.
            Collections.rotate(ring, -(places / 2));
        }
        return rounds;
    }

    private static String text(int one, int other) {
        return Math.min(one, other) + "-" + Math.max(one, other);
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void theTurningCircleGivesTheSameRounds(@ForAll @IntRange(min = 2, max = 40) int entrants) {
        int places = entrants + entrants % 2;
        List<Set<String>> expected = circle(places);
        List<Round> rounds = Berger.rounds(entrants, 1, false);
        assertThat(rounds).hasSameSizeAs(expected);
        for (int round = 0; round < rounds.size(); round++) {
            Set<String> pairs = new TreeSet<>();
            for (Pair pair : rounds.get(round).pairs()) {
                pairs.add(text(pair.first() + 1, pair.second() + 1));
            }
            rounds.get(round).bye().ifPresent(rests -> pairs.add(text(rests + 1, places)));
            assertThat(pairs).isEqualTo(expected.get(round));
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void theFormulaNamesRoundAndSide(@ForAll @IntRange(min = 2, max = 40) int entrants) {
        int places = entrants + entrants % 2;
        List<Round> rounds = Berger.rounds(entrants, 1, false);
        int pairs = 0;
        for (int round = 1; round <= rounds.size(); round++) {
            for (Pair pair : rounds.get(round - 1).pairs()) {
                int first = pair.first() + 1;
                int second = pair.second() + 1;
                pairs++;
                assertThat(roundOf(first, second, places)).isEqualTo(round);
                assertThat(isNamedFirst(first, second, places)).isTrue();
            }
        }
        assertThat(pairs).isEqualTo(entrants * (entrants - 1) / 2);
    }

    private static int roundOf(int one, int other, int places) {
        int turn = places - 1;
        int sum = one == places ? 2 * other : other == places ? 2 * one : one + other;
        return Math.floorMod(sum - 2, turn) + 1;
    }

    /** Of an odd sum the lower, of an even sum the higher; against the last the lower half. */
    private static boolean isNamedFirst(int one, int other, int places) {
        if (one == places || other == places) {
            int against = one == places ? other : one;
            return (against <= places / 2) == (one != places);
        }
        return ((one + other) % 2 == 1) == (one < other);
    }

    @Property(tries = 100)
    void everybodyRestsOnceInACycleOfAnOddNumber(
            @ForAll @IntRange(min = 1, max = 19) int half,
            @ForAll @IntRange(min = 1, max = 3) int cycles,
            @ForAll boolean swapped) {
        int entrants = 2 * half + 1;
        List<Round> rounds = Berger.rounds(entrants, cycles, swapped);
        assertThat(rounds).hasSize(entrants * cycles);
        for (int cycle = 0; cycle < cycles; cycle++) {
            Set<Integer> rested = new HashSet<>();
            for (Round round : rounds.subList(cycle * entrants, (cycle + 1) * entrants)) {
                rested.add(round.bye().orElseThrow());
            }
            assertThat(rested).hasSize(entrants);
        }
    }

    @Property(generation = GenerationMode.EXHAUSTIVE)
    void withTheLastTwoSwappedNobodyHasOneSideThreeTimesRunning(
            @ForAll @IntRange(min = 2, max = 20) int half) {
        int entrants = 2 * half;
        List<Round> rounds = Berger.rounds(entrants, 2, true);
        for (int entrant = 0; entrant < entrants; entrant++) {
            StringBuilder sides = new StringBuilder();
            for (Round round : rounds) {
                for (Pair pair : round.pairs()) {
                    if (pair.has(entrant)) {
                        sides.append(pair.first() == entrant ? 'F' : 'S');
                    }
                }
            }
            assertThat(sides.toString()).doesNotContain("FFF").doesNotContain("SSS");
        }
    }
}
