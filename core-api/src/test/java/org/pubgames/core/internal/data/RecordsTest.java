package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pubgames.core.spi.Written;

class RecordsTest {

    record Round(int number, @Written("who") String player, List<Integer> dice) {}

    private static final Round ROUND = new Round(2, "Anna", List.of(4, 2, 1));

    @Test
    void aRecordIsTakenApartByTheNamesInFilesAndPutTogetherAgain() {
        Map<String, Object> values = Records.values(ROUND);
        assertThat(values)
                .containsExactly(
                        Map.entry("number", 2),
                        Map.entry("who", "Anna"),
                        Map.entry("dice", List.of(4, 2, 1)));
        assertThat(Records.names(Round.class)).containsExactlyElementsOf(values.keySet());
        assertThat(Records.make(Round.class, values)).isEqualTo(ROUND);
    }

    @Test
    void aCopyDiffersInWhatIsNamedOnly() {
        assertThat(Records.with(Round.class, ROUND, Map.of("who", "Bram", "number", 3)))
                .isEqualTo(new Round(3, "Bram", List.of(4, 2, 1)));
        assertThat(Records.with(Round.class, ROUND, Map.of())).isEqualTo(ROUND);
        assertThat(ROUND.player()).isEqualTo("Anna");
    }

    @Test
    void aWrongNameOrTypeIsAMistakeOfTheProgram() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Records.with(Round.class, ROUND, Map.of("player", "Bram")))
                .withMessageContaining("'player'");
        assertThatIllegalStateException()
                .isThrownBy(() -> Records.with(Round.class, ROUND, Map.of("number", "3")));
        assertThatIllegalStateException()
                .isThrownBy(() -> Records.make(Round.class, Map.of("number", 3)));
    }
}
