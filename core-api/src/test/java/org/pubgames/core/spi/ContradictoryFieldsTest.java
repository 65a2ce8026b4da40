package org.pubgames.core.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.spi.ContradictoryFields.Contradiction;

class ContradictoryFieldsTest {

    private enum Weather {
        DRY,
        LIGHT_RAIN,
        SNOW
    }

    private static ContradictoryFields.Check report(Weather weather, Object inches) {
        return new ContradictoryFields.Check()
                .only("inches", inches, "weather", weather, List.of(Weather.SNOW))
                .never("umbrella", Optional.of(true), "weather", weather, List.of(Weather.DRY));
    }

    @Test
    void everyFieldThatContradictsIsNamedWithWhatItGoesWith() {
        assertThatExceptionOfType(ContradictoryFields.class)
                .isThrownBy(() -> report(Weather.DRY, Optional.of(3)).refuse("Reported"))
                .withMessage(
                        "Reported: inches = 3 is allowed with weather = snow;"
                                + " umbrella = true is allowed with weather ≠ dry")
                .satisfies(
                        e ->
                                assertThat(e.contradictions())
                                        .containsExactly(
                                                new Contradiction("inches", "3", "weather = snow"),
                                                new Contradiction(
                                                        "umbrella", "true", "weather ≠ dry")));
    }

    @Test
    void whatIsNotGivenContradictsNothing() {
        assertThatNoException()
                .isThrownBy(() -> report(Weather.LIGHT_RAIN, Optional.empty()).refuse("Reported"));
        assertThatNoException()
                .isThrownBy(() -> report(Weather.SNOW, Optional.of(3)).refuse("Reported"));
    }
}
