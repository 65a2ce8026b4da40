package org.pubgames.core.internal.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The limits of a search. */
class EffortTest {

    @ParameterizedTest
    @CsvSource({"0,1,0,1", "1,0,0,1", "1,9,0,1", "1,1,-1,1", "1,1,0,0"})
    void figuresOutOfRangeAreNamed(int steps, int mostSeats, int playouts, int mostEvents) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Effort(steps, mostSeats, playouts, mostEvents))
                .withMessageContaining(steps + " steps")
                .withMessageContaining(mostSeats + " seats")
                .withMessageContaining(playouts + " playouts")
                .withMessageContaining(mostEvents + " events");
    }

    @Test
    void theLeastEffortIsEffortToo() {
        assertThat(new Effort(1, 1, 0, 1).steps()).isEqualTo(1);
        assertThat(new Effort(1, 8, 0, 1).mostSeats()).isEqualTo(8);
    }

    @Test
    void aPlayoutCannotBeShorterThanNothing() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Playout(1, -1))
                .withMessageContaining("-1");
    }

    @Test
    void differencesAreOrderedByStrength() {
        assertThat(Difference.OUTCOME.strongerThan(Difference.ACCEPTANCE)).isTrue();
        assertThat(Difference.RULINGS.strongerThan(Difference.TURN)).isFalse();
        assertThat(Difference.STATE.strongerThan(Difference.STATE)).isFalse();
    }
}
