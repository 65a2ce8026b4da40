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

    /** Who takes the advice without reading it must not end up with another rule. */
    @Test
    void eachWordOfANameHasToBeNear() {
        List<String> names =
                List.of("generalDiscs", "finalists", "juleDiscs", "gateValues", "throw-discs");
        assertThat(Nearest.of("finalDiscs", names)).isEmpty();
        assertThat(Nearest.of("gate-values", names)).isEqualTo("gateValues");
        assertThat(Nearest.of("GATEVALUES", names)).isEqualTo("gateValues");
        assertThat(Nearest.of("juleDisks", names)).isEqualTo("juleDiscs");
        assertThat(Nearest.of("throw-disks", names)).isEqualTo("throw-discs");
    }

    @Test
    void namesMayBeSaidInDutchAndGerman() {
        List<String> names = List.of("variant", "game", "title", "extends", "changes", "discs");
        assertThat(Nearest.of("spiel", names)).isEqualTo("game");
        assertThat(Nearest.of("titel", names)).isEqualTo("title");
        assertThat(Nearest.of("Änderungen", names)).isEqualTo("changes");
        assertThat(Nearest.of("aenderungen", names)).isEqualTo("changes");
        assertThat(Nearest.of("breidt-uit", names)).isEqualTo("extends");
        assertThat(Nearest.of("schijven", names)).isEqualTo("discs");
        assertThat(Nearest.of("aantalSchijven", names)).isEqualTo("discs");
        assertThat(Nearest.of("schijven", List.of("turns"))).isEmpty();
    }

    @Test
    void theBeginningOfAnIdIsEnoughWhereOnlyOneHasIt() {
        assertThat(Nearest.id("mast", NAMES)).isEqualTo("masters");
        assertThat(Nearest.id("ans", NAMES)).isEmpty();
        assertThat(Nearest.begins("ans", "ans-2016")).isTrue();
        assertThat(Nearest.id("s2", NAMES)).isEmpty();
    }

    @Test
    void saysNothingWhenNothingIsNear() {
        assertThat(Nearest.of("schocken", NAMES)).isEmpty();
        assertThat(Nearest.of("", NAMES)).isEmpty();
        assertThat(Nearest.of("x".repeat(10_000), NAMES)).isEmpty();
    }
}
