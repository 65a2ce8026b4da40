package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The made season is what its maker makes, and the command gives the answer that its page shows.
 */
class SeasonTest {

    private static final Path FOLDER = Path.of("..", "examples", "season");

    @Test
    void thePageShowsWhatTheCommandAnswers() throws IOException {
        List<Block> blocks = Block.of(FOLDER.resolve("README.md"));
        String command =
                blocks.get(0).lines().stream()
                        .filter(line -> line.startsWith("./pubgames rejudge"))
                        .findFirst()
                        .orElseThrow();
        String[] words =
                command.substring("./pubgames ".length())
                        .replace("examples/season", FOLDER.toString())
                        .split(" +");
        Ran ran = Ran.pubgames(words);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith(blocks.get(1).text());
    }
}
