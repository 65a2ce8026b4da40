package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;
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
    void aMissingValueOrAWrongTypeIsAMistakeOfTheProgram() {
        assertThatIllegalStateException()
                .isThrownBy(
                        () ->
                                Records.make(
                                        Round.class,
                                        Map.of("number", "3", "who", "Bram", "dice", List.of())));
        assertThatIllegalStateException()
                .isThrownBy(() -> Records.make(Round.class, Map.of("number", 3)));
    }
}
