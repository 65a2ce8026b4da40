package org.pubgames.club;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.club.access.Guesses;
import org.pubgames.club.evening.Codes;

/** Codes and those who guess them. */
class GuessesTest {

    @Test
    void aCodeHasNoSignThatIsTakenForAnother() {
        Codes codes = new Codes();
        Set<String> taken = new HashSet<>();
        for (int i = 0; i < 1_000; i++) {
            String code = codes.code(Codes.BOARD, taken);
            assertThat(code).matches("[A-HJ-NP-Z2-9]{4}");
            assertThat(taken.add(code)).isTrue();
        }
        assertThat(Codes.meant(" ab-c d ")).isEqualTo("ABCD");
    }

    @Test
    void afterFiveWrongCodesTheNextWaits() {
        Guesses guesses = new Guesses();
        for (int i = 0; i < Guesses.FREE - 1; i++) {
            guesses.failed("a");
            assertThat(guesses.wait("a")).isZero();
        }
        guesses.failed("a");
        assertThat(guesses.wait("a")).isPositive();
        assertThat(guesses.wait("b")).isZero();
    }
}
