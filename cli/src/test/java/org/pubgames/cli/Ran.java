package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** The exit status and output of one run of the command. */
record Ran(int exit, String out, String err) {

    static final Surroundings PIPED = new Surroundings(Map.of("LANG", "C.UTF-8"), false, 0);

    static Ran pubgames(String... args) {
        return pubgames(PIPED, "", args);
    }

    static Ran reading(String input, String... args) {
        return pubgames(PIPED, input, args);
    }

    static Ran pubgames(Surroundings surroundings, String input, String... args) {
        return pubgames(surroundings, input.getBytes(StandardCharsets.UTF_8), args);
    }

    static Ran pubgames(Surroundings surroundings, byte[] input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.run(args, new ByteArrayInputStream(input), out, err, surroundings);
        Ran ran =
                new Ran(
                        exit,
                        out.toString(StandardCharsets.UTF_8),
                        err.toString(StandardCharsets.UTF_8));
        return ran.withoutStackTrace();
    }

    private Ran withoutStackTrace() {
        assertThat(out + err)
                .doesNotContain("\tat ")
                .doesNotContain("Exception")
                .doesNotContain("internal-error");
        return this;
    }

    /** The lines of the results as JSON objects. */
    List<Node.Fields> json() {
        return parsed(out);
    }

    /** The problems as JSON objects. */
    List<Node.Fields> problems() {
        return parsed(err);
    }

    private static List<Node.Fields> parsed(String text) {
        return text.lines()
                .map(line -> (Node.Fields) JsonText.read(line, Where.UNKNOWN).orElseThrow())
                .toList();
    }

    /** A part of a JSON object that has to be there. */
    static Node part(Node.Fields object, String name) {
        return Objects.requireNonNull(object.values().get(name), name);
    }

    /** A text of a JSON object that has to be there, in full. */
    static String text(Node.Fields object, String name) {
        return ((Node.Text) part(object, name)).value();
    }

    /** A field of a JSON object as text, shortened; empty when there is none. */
    static String field(Node.Fields object, String name) {
        Node node = object.values().get(name);
        return node == null ? "" : node.shown();
    }
}
