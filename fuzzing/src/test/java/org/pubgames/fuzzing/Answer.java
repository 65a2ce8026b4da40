package org.pubgames.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.pubgames.cli.Main;
import org.pubgames.cli.Surroundings;

/**
 * What the command answered.
 *
 * @param exit its exit status
 * @param out standard output
 * @param err standard error
 */
record Answer(int exit, String out, String err) {

    /** How long inputs are made up for one target. */
    static final String TIME = "60s";

    /** With a stack trace, should there be one. */
    private static final Surroundings PIPED =
            new Surroundings(Map.of("LANG", "C.UTF-8", "PUBGAMES_DEBUG", "1"), false, 0);

    /** A whole run of the command, and what holds for every one of them. */
    static Answer to(byte[] input, String... args) {
        Answer answer = toData(input, args);
        answer.isHarmless(answer.out);
        return answer;
    }

    /** The same where standard output is data for other programs, with what stood in the input. */
    static Answer toData(byte[] input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.run(args, new ByteArrayInputStream(input), out, err, PIPED);
        Answer answer =
                new Answer(
                        exit,
                        out.toString(StandardCharsets.UTF_8),
                        err.toString(StandardCharsets.UTF_8));
        answer.holds();
        return answer;
    }

    private void holds() {
        assertThat(exit).isBetween(0, 2);
        assertThat(err).doesNotContain("\n\tat ");
        if (exit == 2) {
            assertThat(err).as("why it cannot be used").isNotBlank();
        }
        isHarmless(err);
    }

    private void isHarmless(String text) {
        text.codePoints()
                .filter(letter -> Character.isISOControl(letter) && letter != '\n')
                .forEach(letter -> assertThat(letter).as("a control character").isZero());
    }

    /** How many lines of an example are enough to begin with: short inputs are tried more often. */
    private static final int LINES = 12;

    /** The begin of each example with this ending, as inputs to begin with. */
    static List<byte[]> examples(String ending) {
        try (Stream<Path> files = Files.list(Path.of(System.getProperty("examples")))) {
            return files.filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .map(Answer::bytes)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            List<String> lines = Files.readAllLines(file);
            return (String.join("\n", lines.subList(0, Math.min(LINES, lines.size()))) + "\n")
                    .getBytes(StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
