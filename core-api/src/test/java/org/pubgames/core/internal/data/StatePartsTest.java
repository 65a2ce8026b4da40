package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Revised.Part;
import org.pubgames.core.spi.AsArray;

/** Where two states differ. */
class StatePartsTest {

    private enum Colour {
        RED,
        DARK_BLUE
    }

    private record Player(String name, int discs, Optional<Colour> colour) {}

    private record State(List<Player> players, boolean open) {}

    private record Point(int x, int y) implements AsArray {}

    @Test
    void equalStatesHaveNoDifferingParts() {
        assertThat(StateParts.differing(state(1, true), state(1, true))).isEmpty();
    }

    @Test
    void namesTheSmallestPartsInTheirOrder() {
        assertThat(StateParts.differing(state(1, true), state(2, false)))
                .containsExactly(
                        new Part("/players/0/discs", "1", "2"), new Part("/open", "true", "false"));
    }

    @Test
    void listsOfDifferentLengthDifferAsAWhole() {
        assertThat(StateParts.differing(Map.of("log", List.of(1)), Map.of("log", List.of(1, "x"))))
                .containsExactly(new Part("/log", "[1]", "[1,\"x\"]"));
    }

    @Test
    void aPartThatOneDoesNotHaveIsEmptyThere() {
        Player without = new Player("Anna", 1, Optional.empty());
        Player with = new Player("Anna", 1, Optional.of(Colour.DARK_BLUE));
        assertThat(StateParts.differing(without, with))
                .containsExactly(new Part("/colour", "", "\"dark-blue\""));
        assertThat(StateParts.differing(with, without))
                .containsExactly(new Part("/colour", "\"dark-blue\"", ""));
        assertThat(StateParts.differing(Map.of("turn", without), Map.of("b", 2.5)))
                .containsExactly(
                        new Part("/turn", "{\"name\":\"Anna\",\"discs\":1}", ""),
                        new Part("/b", "", "2.5"));
    }

    @Test
    void aRecordWrittenAsAnArrayHasItsParts() {
        assertThat(StateParts.differing(new Point(1, 2), new Point(1, 3)))
                .containsExactly(new Part("/1", "2", "3"));
    }

    @Test
    void whatIsWrittenAlikeDoesNotDiffer() {
        assertThat(StateParts.differing(Map.of("n", 1L), Map.of("n", BigDecimal.ONE))).isEmpty();
    }

    @Test
    void aPathIsAJsonPointer() {
        assertThat(StateParts.differing(Map.of("x/y~z", 1), Map.of("x/y~z", 2)))
                .containsExactly(new Part("/x~1y~0z", "1", "2"));
    }

    private static State state(int discs, boolean open) {
        return new State(List.of(new Player("Anna", discs, Optional.of(Colour.RED))), open);
    }
}
