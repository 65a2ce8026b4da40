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
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The README does what it says: its commands run, its snippet compiles, and what it prints is what
 * is printed there.
 */
class ReadmeTest {

    private static final Path ROOT = Path.of("..");

    private record Block(String language, List<String> lines) {
        String text() {
            return String.join("\n", lines) + "\n";
        }
    }

    private static List<Block> blocks() throws IOException {
        List<Block> blocks = new ArrayList<>();
        String language = null;
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(ROOT.resolve("README.md"))) {
            if (line.startsWith("```") && language == null) {
                language = line.substring(3);
            } else if (line.startsWith("```")) {
                blocks.add(new Block(Objects.requireNonNull(language), List.copyOf(lines)));
                language = null;
                lines.clear();
            } else if (language != null) {
                lines.add(line);
            }
        }
        return blocks;
    }

    private static String command(String line) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        String[] words = line.substring("./pubgames ".length()).split(" +");
        for (int i = 0; i < words.length; i++) {
            // The tests run in the module's folder, the reader in the root.
            words[i] =
                    words[i].startsWith("examples/") ? ROOT.resolve(words[i]).toString() : words[i];
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
    void everyCommandRuns() throws IOException {
        List<String> commands = new ArrayList<>();
        for (Block block : blocks()) {
            if (block.language().equals("sh")) {
                block.lines().stream()
                        .filter(line -> line.startsWith("./pubgames "))
                        .forEach(commands::add);
            }
        }
        assertThat(commands).hasSizeGreaterThanOrEqualTo(5);
        commands.forEach(ReadmeTest::command);
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
    void theSnippetCompilesAndPrintsWhatIsShown(@TempDir Path folder) throws Exception {
        List<Block> all = blocks();
        int java = all.stream().map(Block::language).toList().indexOf("java");
        String source =
                all.get(java).lines().stream()
                        .filter(line -> line.startsWith("import "))
                        .collect(Collectors.joining("\n", "", "\n"));
        String body =
                all.get(java).lines().stream()
                        .filter(line -> !line.startsWith("import "))
                        .collect(Collectors.joining("\n"));
        Path file = folder.resolve("Snippet.java");
        Files.writeString(
                file,
                source
                        + "public class Snippet { public static void main(String[] a) {\n"
                        + body
                        + "\n} }\n");
        String classPath = System.getProperty("java.class.path", "");
        ByteArrayOutputStream messages = new ByteArrayOutputStream();
        int compiled =
                Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
                        .run(
                                null,
                                messages,
                                messages,
                                "-cp",
                                classPath,
                                "-d",
                                folder.toString(),
                                file.toString());
        assertThat(compiled).as(messages.toString(StandardCharsets.UTF_8)).isZero();
        assertThat(run(folder)).isEqualTo(all.get(java + 1).text());
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
