package org.pubgames.competition.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

/** The situations of the Berger tables, in printed numbers (from 1). */
class BergerTest {

    private static String printed(Round round) {
        StringBuilder text = new StringBuilder();
        for (Pair pair : round.pairs()) {
            text.append(pair.first() + 1).append('-').append(pair.second() + 1).append(' ');
        }
        round.bye().ifPresent(rests -> text.append("rests ").append(rests + 1));
        return text.toString().strip();
    }

    private static List<String> table(int entrants, int cycles, boolean lastTwoSwapped) {
        return Berger.rounds(entrants, cycles, lastTwoSwapped).stream()
                .map(BergerTest::printed)
                .toList();
    }

    @Test
    void thePrintedTablesOfFourAndSix() {
        assertThat(table(4, 1, false)).containsExactly("1-4 2-3", "4-3 1-2", "2-4 3-1");
        assertThat(table(6, 1, false))
                .containsExactly(
                        "1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
    }

    @Test
    void withFiveTheFirstRestsInTheFirstRound() {
        Round first = Berger.rounds(5, 1, false).get(0);
        assertThat(first.bye()).isEqualTo(OptionalInt.of(0));
        assertThat(printed(first)).isEqualTo("2-5 3-4 rests 1");
    }

    @Test
    void theSecondCycleHasTheSidesExchanged() {
        assertThat(table(6, 2, false).get(5)).isEqualTo("6-1 5-2 4-3");
    }

    @Test
    void theLastTwoRoundsOfTheFirstCycleChangePlaces() {
        List<String> plain = table(6, 2, false);
        List<String> swapped = table(6, 2, true);
        assertThat(swapped.subList(0, 3)).isEqualTo(plain.subList(0, 3));
        assertThat(swapped.subList(3, 5)).containsExactly(plain.get(4), plain.get(3));
        assertThat(swapped.subList(5, 10)).isEqualTo(plain.subList(5, 10));
        assertThat(sidesOfTheFirst(plain)).isEqualTo("WWBWBBBWBW");
        assertThat(sidesOfTheFirst(swapped)).isEqualTo("WWBBWBBWBW");
    }

    private static String sidesOfTheFirst(List<String> rounds) {
        StringBuilder sides = new StringBuilder();
        for (String round : rounds) {
            sides.append((" " + round).contains(" 1-") ? 'W' : 'B');
        }
        return sides.toString();
    }

    @Test
    void oneEntrantIsNoRoundRobin() {
        assertThatIllegalArgumentException().isThrownBy(() -> Berger.rounds(1, 1, false));
        assertThatIllegalArgumentException().isThrownBy(() -> Berger.rounds(4, 0, false));
    }
}
