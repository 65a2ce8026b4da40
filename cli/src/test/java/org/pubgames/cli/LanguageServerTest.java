package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/** {@code variant lsp}, as an editor speaks to it: bytes in, bytes out. */
class LanguageServerTest {

    private static final Path BROKEN =
            Path.of(
                    "..",
                    "conformance-tests/src/test/resources/org/pubgames/conformance/variants/broken");

    @TempDir private Path folder = Path.of(".");

    private static String message(Map<String, Object> content) {
        String json = JsonWriter.write(content);
        int length = json.getBytes(StandardCharsets.UTF_8).length;
        return "Content-Length: " + length + "\r\n\r\n" + json;
    }

    private static String request(int id, String method, Map<String, Object> params) {
        return message(Map.of("jsonrpc", "2.0", "id", id, "method", method, "params", params));
    }

    private static String notification(String method, Map<String, Object> params) {
        return message(Map.of("jsonrpc", "2.0", "method", method, "params", params));
    }

    private static String opened(String uri, String text) {
        Map<String, Object> document =
                Map.of("uri", uri, "languageId", "yaml", "version", 1, "text", text);
        return notification("textDocument/didOpen", Map.of("textDocument", document));
    }

    private static String whole(String... messages) {
        return request(1, "initialize", Map.of("capabilities", Map.of()))
                + notification("initialized", Map.of())
                + String.join("", messages)
                + message(Map.of("jsonrpc", "2.0", "id", 99, "method", "shutdown"))
                + message(Map.of("jsonrpc", "2.0", "method", "exit"));
    }

    private static List<Node.Fields> messages(String out) {
        List<Node.Fields> messages = new ArrayList<>();
        byte[] bytes = out.getBytes(StandardCharsets.UTF_8);
        int at = 0;
        while (at < bytes.length) {
            String rest = new String(bytes, at, bytes.length - at, StandardCharsets.UTF_8);
            int end = rest.indexOf("\r\n\r\n");
            String head = rest.substring(0, end);
            int length = Integer.parseInt(head.replaceAll("(?s).*Content-Length: (\\d+).*", "$1"));
            at += head.length() + 4;
            String json = new String(bytes, at, length, StandardCharsets.UTF_8);
            messages.add((Node.Fields) JsonText.read(json, Where.UNKNOWN).orElseThrow());
            at += length;
        }
        return messages;
    }

    private static List<Node.Fields> diagnostics(String out) {
        return messages(out).stream()
                .filter(each -> Ran.field(each, "method").contains("publishDiagnostics"))
                .map(each -> (Node.Fields) Ran.part(each, "params"))
                .flatMap(each -> ((Node.Items) Ran.part(each, "diagnostics")).values().stream())
                .map(Node.Fields.class::cast)
                .toList();
    }

    @Test
    void itSaysWhatItCanDoAndEndsWhenItIsTold() {
        Ran ran = Ran.reading(whole(), "variant", "lsp", "--stdio");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(messages(ran.out())).hasSize(2);
        assertThat(ran.out())
                .contains("\"hoverProvider\":true", "completionProvider", "\"name\":\"pubgames\"");
    }

    @Test
    void aConversationThatBreaksOffFallsShort() {
        assertThat(Ran.reading("", "variant", "lsp").exit()).isEqualTo(Exit.FALLS_SHORT);
        assertThat(Ran.reading("Content-Length: 5\r\n\r\n{", "variant", "lsp").exit())
                .isEqualTo(Exit.FALLS_SHORT);
    }

    /** Of every broken file the editor shows the codes, lines and words that the command has. */
    @Test
    void anEditorShowsTheProblemsOfTheCommand() throws IOException {
        Set<String> seen = new TreeSet<>();
        try (Stream<Path> files = Files.list(BROKEN)) {
            for (Path file : files.filter(each -> each.toString().endsWith(".yaml")).toList()) {
                seen.addAll(same(file));
            }
        }
        assertThat(seen).hasSizeGreaterThan(50);
    }

    private List<String> same(Path broken) {
        try {
            Path own = Files.createTempDirectory(folder, "house");
            Path file = Files.copy(broken, own.resolve("house.yaml"));
            String text = Files.readString(file, StandardCharsets.UTF_8);
            List<Node.Fields> expected =
                    Ran.pubgames("variant", "check", "--json", file.toString()).problems();
            if (text.startsWith("\uFEFF") || !text.matches("(?s).*(^|\n)(variant|game):.*")) {
                return List.of();
            }
            Ran ran = Ran.reading(whole(opened(file.toUri().toString(), text)), "variant", "lsp");
            List<Node.Fields> shown = diagnostics(ran.out());
            assertThat(codes(shown)).as(broken.toString()).isEqualTo(codes(expected));
            for (int i = 0; i < shown.size(); i++) {
                assertThat(Ran.text(shown.get(i), "message"))
                        .as(broken.toString())
                        .contains(Ran.text(expected.get(i), "text"));
                assertThat(line(shown.get(i)))
                        .as(broken.toString())
                        .isEqualTo(Math.max(1, number(expected.get(i), "line")));
            }
            return codes(shown);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> codes(List<Node.Fields> problems) {
        return problems.stream().map(each -> Ran.text(each, "code")).toList();
    }

    private static int line(Node.Fields diagnostic) {
        Node.Fields range = (Node.Fields) Ran.part(diagnostic, "range");
        return 1 + number((Node.Fields) Ran.part(range, "start"), "line");
    }

    private static int number(Node.Fields object, String name) {
        Node node = object.values().get(name);
        return node instanceof Node.Decimal decimal ? decimal.value().intValue() : 0;
    }
}
