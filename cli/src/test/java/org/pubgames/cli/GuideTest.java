package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command in the guide to house variants prints what the guide shows. */
class GuideTest {

    private static final Path GUIDE = Path.of("..", "docs", "house-variants.md");

    @TempDir Path folder;

    private static Block block(String language, int number) throws IOException {
        return Block.of(GUIDE).stream()
                .filter(block -> block.language().equals(language))
                .skip(number)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void itsVariantIsSoundAndItsCommandsRun() throws IOException {
        Path houses = Files.createDirectory(folder.resolve("houses"));
        Path anchor = houses.resolve("anchor.yaml");
        Files.writeString(anchor, block("yaml", 0).text());
        Path evening = folder.resolve("evening.jsonl");
        Files.writeString(
                evening,
                """
                {"format":1,"game":"sjoelen","variant":"anchor","seats":["Anna"]}
                {"event":"score-noted","player":"Anna","points":100}
                """);
        for (String line : block("sh", 0).lines()) {
            String command =
                    line.replaceFirst("#.*", "")
                            .replace("anchor.yaml", anchor.toString())
                            .replace("evening.jsonl", evening.toString())
                            .replace("--variants houses", "--variants " + houses);
            List<String> words = List.of(command.strip().split(" +", -1));
            Ran ran = Ran.pubgames(words.subList(1, words.size()).toArray(String[]::new));
            assertThat(ran.exit()).as(command + "\n" + ran.err()).isZero();
            assertThat(ran.out()).as(command).isNotBlank();
        }
    }

    @Test
    void itsTableIsSound() throws IOException {
        Path file = folder.resolve("bar.yaml");
        String head =
                "variant: 2\ngame: schocken\nid: bar\ntitle: {en: The Bar}\nextends: hattersheim@4\n";
        Files.writeString(file, head + block("yaml", 1).text());
        Ran ran = Ran.pubgames("variant", "check", file.toString());
        assertThat(ran.exit()).as(ran.err()).isZero();
    }

    @Test
    void itsSnippetCompiles() throws IOException {
        block("java", 0).compile(folder);
    }
}
