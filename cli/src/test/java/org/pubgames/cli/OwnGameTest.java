package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** A small game is small, and its guide shows it as it is. */
class OwnGameTest {

    private static final Path GUIDE = Path.of("..", "docs", "own-game.md");

    @Test
    void itHasAtMostThreeHundredLinesThatCanBeRead() throws IOException {
        int lines = 0;
        for (Path file : OwnGame.files()) {
            lines += Files.readAllLines(file).size();
            assertThat(Files.readAllLines(file))
                    .as(file.toString())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(120));
        }
        assertThat(lines).isBetween(100, 300);
    }

    @Test
    void theGuideQuotesItsFiles() throws IOException {
        StringBuilder all = new StringBuilder();
        for (Path file : OwnGame.files()) {
            all.append(Files.readString(file)).append('\n');
        }
        assertThat(Block.of(GUIDE))
                .filteredOn(block -> !block.language().equals("sh"))
                .hasSizeGreaterThan(3)
                .allSatisfy(block -> assertThat(all.toString()).contains(block.text().strip()));
    }
}
