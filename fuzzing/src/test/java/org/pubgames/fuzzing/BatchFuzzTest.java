package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** Rows of figures: a result for each of them, or a problem. */
class BatchFuzzTest {

    static List<byte[]> examples() {
        return Answer.examples(".csv");
    }

    @MethodSource("examples")
    @FuzzTest(maxDuration = Answer.TIME)
    void scored(byte[] rows) {
        for (Game<?, ?> game : Games.installed()) {
            Answer answer = Answer.toData(rows, "score", game.key().id(), "--batch", "-");
            assertThat(answer.exit() == 2 || !answer.out().isBlank()).isTrue();
        }
    }
}
