package org.pubgames.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    @Test
    void theMostPointsAreFirstAndEqualPointsShareARank() {
        assertThat(Outcome.ranked(List.of("Anna", "Bram", "Cor", "Dirk"), List.of(3, 5, 5, 1)))
                .containsExactly(
                        new Outcome.Place(1, "Bram", 5),
                        new Outcome.Place(1, "Cor", 5),
                        new Outcome.Place(3, "Anna", 3),
                        new Outcome.Place(4, "Dirk", 1));
    }
}
