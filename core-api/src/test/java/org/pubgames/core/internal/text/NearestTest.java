package org.pubgames.core.internal.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {

    private static final List<String> NAMES = List.of("ans-pre2016", "ans-2016", "s240", "masters");

    @Test
    void findsWhatWasMeant() {
        assertThat(Nearest.of("masters", NAMES)).isEqualTo("masters");
        assertThat(Nearest.of("mastres", NAMES)).isEqualTo("masters");
        assertThat(Nearest.of("S240", NAMES)).isEqualTo("s240");
        assertThat(Nearest.of("ans-pre-2016", NAMES)).isEqualTo("ans-pre2016");
    }

    @Test
    void saysNothingWhenNothingIsNear() {
        assertThat(Nearest.of("schocken", NAMES)).isEmpty();
        assertThat(Nearest.of("", NAMES)).isEmpty();
        assertThat(Nearest.of("x".repeat(10_000), NAMES)).isEmpty();
    }
}
