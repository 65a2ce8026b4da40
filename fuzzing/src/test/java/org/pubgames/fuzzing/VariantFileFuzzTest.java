package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;

/** House variants: checked, explained, and a match opened under those that can be read. */
class VariantFileFuzzTest {

    static List<byte[]> examples() {
        return Answer.examples(".yaml");
    }

    @MethodSource("examples")
    @FuzzTest(maxDuration = Answer.TIME)
    void checked(byte[] yaml) throws IOException {
        Path file = Files.write(Path.of("house.yaml"), yaml);
        Answer.to(new byte[0], "variant", "check", file.toString());
        Answer.to(new byte[0], "variant", "explain", "--json", file.toString());
        String text = new String(yaml, StandardCharsets.UTF_8);
        for (Game<?, ?> game : Games.installed()) {
            Reading<Variant> read = game.variants().read(text, "house.yaml");
            for (Problem problem : read.problems()) {
                assertThat(problem.code()).isNotBlank();
                assertThat(problem.where().file()).isEqualTo("house.yaml");
            }
        }
    }
}
