package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The README is true: its commands run and print what it shows, and its snippets do. */
class ReadmeTest {

    private static final Path ROOT = Path.of("..");

    private static List<Block> blocks() throws IOException {
        return Block.of(ROOT.resolve("README.md"));
    }

    private static String command(String line) {
        return command(line, ROOT);
    }

    /** Runs a command; the journals that it names are in a folder of their own. */
    private static String command(String line, Path journals) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = line.substring("./pubgames ".length()).split(" +");
        for (int i = 0; i < words.length; i++) {
            // The tests run in the module's folder, the reader in the root.
            words[i] =
                    words[i].matches("examples(/.*)?")
                            ? ROOT.resolve(words[i]).toString()
                            : words[i].endsWith(".journal")
                                    ? journals.resolve(words[i]).toString()
                                    : words[i];
        }
        int exit =
                Main.run(
                        words,
                        new ByteArrayInputStream(new byte[0]),
                        out,
                        err,
                        new Surroundings(java.util.Map.of(), false, 0));
        assertThat(err.toString(StandardCharsets.UTF_8)).as(line).isEmpty();
        assertThat(exit).as(line).isZero();
        return out.toString(StandardCharsets.UTF_8);
    }

    @Test
    void everyCommandRuns(@TempDir Path journals) throws IOException {
        List<String> commands = new ArrayList<>();
        for (Block block : blocks()) {
            if (block.language().equals("sh")) {
                block.lines().stream()
                        .filter(line -> line.startsWith("./pubgames "))
                        .forEach(commands::add);
            }
        }
        assertThat(commands).hasSizeGreaterThanOrEqualTo(5);
        commands.forEach(line -> command(line, journals));
    }

    @Test
    void theTestCommandIsTheOneThatIsRunForEveryChange() throws IOException {
        String test = "mvn -B verify";
        assertThat(blocks().get(0).lines()).hasSize(2).last().isEqualTo(test);
        assertThat(Files.readString(ROOT.resolve(".ci/run"))).contains("\n" + test + "\n");
    }

    @Test
    void theShownScoreIsWhatTheCommandPrints() throws IOException {
        List<Block> all = blocks();
        for (int i = 0; i + 1 < all.size(); i++) {
            List<String> lines = all.get(i).lines();
            if (lines.size() == 1
                    && lines.get(0).startsWith("./pubgames ")
                    && all.get(i + 1).language().equals("text")) {
                assertThat(command(lines.get(0))).startsWith(all.get(i + 1).text());
                return;
            }
        }
        throw new AssertionError("the README shows no command with its output");
    }

    @Test
    void everySnippetCompilesAndPrintsWhatIsShown(@TempDir Path folder) throws Exception {
        List<Block> all = blocks();
        int run = 0;
        for (int i = 0; i + 1 < all.size(); i++) {
            if (all.get(i).language().equals("java")) {
                Path own = Files.createDirectory(folder.resolve("snippet-" + i));
                all.get(i).compile(own);
                assertThat(run(own)).isEqualTo(all.get(i + 1).text());
                run++;
            }
        }
        assertThat(run).isEqualTo(5);
    }

    @Test
    void theSnippetsUsePublicPackagesOnly() throws IOException {
        for (Block block : blocks()) {
            if (block.language().equals("java")) {
                assertThat(block.text())
                        .doesNotContain("org.pubgames.core.internal", "org.pubgames.core.rules");
            }
        }
    }

    private static String run(Path folder) throws Exception {
        PrintStream before = System.out;
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(
                        Stream.of(folder.toUri().toURL()).toArray(URL[]::new),
                        ReadmeTest.class.getClassLoader())) {
            System.setOut(new PrintStream(out, true, StandardCharsets.UTF_8));
            loader.loadClass("Snippet")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) new String[0]);
        } finally {
            System.setOut(before);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
