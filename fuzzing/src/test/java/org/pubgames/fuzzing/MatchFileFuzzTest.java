package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.Pinning;

/** Match files: judged and, where they can be read, written and read again. */
class MatchFileFuzzTest {

    static List<byte[]> examples() {
        return Answer.examples(".jsonl");
    }

    @MethodSource("examples")
    @FuzzTest(maxDuration = Answer.TIME)
    void judged(byte[] file) {
        Answer.to(file, "judge", "-");
        Answer.to(file, "judge", "--json", "-");
        String text = new String(file, StandardCharsets.UTF_8);
        Games.installed().forEach(game -> readAgain(game, text));
    }

    private static <S extends GameState, E extends GameEvent> void readAgain(
            Game<S, E> game, String text) {
        MatchCodec<S, E> codec = game.codec(game.variants(), Pinning.IGNORED);
        codec.read(text, "f")
                .fold(
                        match -> {
                            assertThat(codec.read(codec.write(match), "f").orElseThrow())
                                    .isEqualTo(match);
                            return match;
                        },
                        problems -> null);
    }
}
