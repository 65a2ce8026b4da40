package org.pubgames.core.internal.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Texts that were written to hurt: each ends in problems, at once and without an exception. */
class HostileYamlTest {

    private static final Duration SOON = Duration.ofMinutes(2);

    private static List<Problem> problems(String yaml) {
        return assertTimeoutPreemptively(SOON, () -> YamlText.read(yaml, "f.yaml").problems());
    }

    private static List<String> codes(String yaml) {
        return problems(yaml).stream().map(Problem::code).distinct().toList();
    }

    private static Node tree(String yaml) {
        return YamlText.read(yaml, "f.yaml").orElseThrow();
    }

    private static String laughs() {
        return "a: &a [x]\n"
                + IntStream.range(0, 20)
                        .mapToObj(
                                i ->
                                        "%c: &%c [*%c,*%c,*%c]\n"
                                                .formatted(
                                                        'b' + i, 'b' + i, 'a' + i, 'a' + i,
                                                        'a' + i))
                        .collect(Collectors.joining());
    }

    static Stream<Arguments> hostile() {
        return Stream.of(
                Arguments.of("no-anchors", laughs()),
                Arguments.of("no-anchors", "a: &x\n  b: *x\n"),
                Arguments.of("no-anchors", "&a a: 1\n"),
                Arguments.of("no-anchors", "? *x\n: 1\n"),
                Arguments.of("no-anchors", "base: &b {x: 1}\nc:\n  <<: *b\n"),
                Arguments.of("no-tags", "a: !!javax.script.ScriptEngineManager []\n"),
                Arguments.of("no-tags", "!!javax.script.ScriptEngineManager {a: 1}\n"),
                Arguments.of("no-tags", "a: !!binary aGVsbG8=\n"),
                Arguments.of("no-tags", "a: !!str 5\n"),
                Arguments.of("no-tags", "!!str a: 5\n"),
                Arguments.of("no-tags", "a: ! 5\n"),
                Arguments.of("no-tags", "%TAG ! tag:evil.example,2026:\n---\na: !x 5\n"),
                Arguments.of(
                        "no-tags", "a: !<tag:yaml.org,2002:python/object/new:os.system> [x]\n"),
                Arguments.of("too-deep", "[".repeat(1_000_000)),
                Arguments.of("too-deep", "{a: ".repeat(500_000)),
                Arguments.of("too-deep", "[{".repeat(100_000) + "}]".repeat(100_000)),
                Arguments.of("too-deep", "- ".repeat(1_000_000)),
                Arguments.of("too-deep", "? ".repeat(1_000_000)),
                Arguments.of("too-deep", stairs(1400)),
                Arguments.of("too-many-entries", "[" + "1,".repeat(200_000) + "]"),
                Arguments.of("too-many-entries", keys(150_000)),
                Arguments.of("file-too-long", "a: " + "x".repeat(10_000_000)),
                Arguments.of("duplicate-field", "a: 1\nb: 2\na: 3\n"),
                Arguments.of("duplicate-field", "{a: 1, \"a\": 2}"),
                Arguments.of("duplicate-field", "1: a\n\"1\": b\n"),
                Arguments.of("wrong-type", "? [a, b]\n: 1\n"),
                Arguments.of("wrong-type", "{{a: b}: 1}"),
                Arguments.of("several-documents", "a: 1\n---\nb: 2\n"),
                Arguments.of("several-documents", "a: 1\n...\n---\n"),
                Arguments.of("empty-file", ""),
                Arguments.of("empty-file", "\n\n  \n"),
                Arguments.of("empty-file", "# nothing\n# at all\n"),
                Arguments.of("empty-file", "\uFEFF"),
                Arguments.of("not-yaml", "a: [1\n"),
                Arguments.of("not-yaml", "a: \"open\n"),
                Arguments.of("not-yaml", "a: b: c\n"),
                Arguments.of("not-yaml", "\ta: 1\n"),
                Arguments.of("not-yaml", "%YAML 3.0\n---\na: 1\n"),
                Arguments.of("not-yaml", "a: 1\nb: \u0000\n"),
                Arguments.of("not-yaml", "a: \u001b[2J\n"),
                Arguments.of("not-yaml", "a: \ud800\n"),
                Arguments.of("not-yaml", "a: \uFFFE\n"),
                Arguments.of("not-yaml", "a: \"\\e[2J\"\n"),
                Arguments.of("not-yaml", "a: \"\\0\"\n"),
                Arguments.of("not-yaml", "\"\\x07\": 1\n"),
                Arguments.of("not-yaml", "a: \"\\ud800\"\n"),
                Arguments.of("not-yaml", "a: \"\\UFFFFFFFF\"\n"),
                Arguments.of("not-yaml", "a: \"\\U00110000\"\n"),
                Arguments.of("not-yaml", "a: \"\\uZZZZ\"\n"));
    }

    /** Each line one step further in. */
    private static String stairs(int steps) {
        StringBuilder yaml = new StringBuilder();
        for (int i = 0; i < steps; i++) {
            yaml.append(" ".repeat(i)).append("a:\n");
        }
        return yaml.toString();
    }

    private static String keys(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> "k" + i + ": 1\n")
                .collect(Collectors.joining());
    }

    @ParameterizedTest(name = "{0} {index}")
    @MethodSource("hostile")
    void isRefused(String code, String yaml) {
        assertThat(codes(yaml)).containsExactly(code);
        for (Problem problem : problems(yaml)) {
            assertThat(problem.value()).hasSizeLessThan(200);
            assertThat(problem.where().file()).isEqualTo("f.yaml");
        }
    }

    @Test
    void problemsAreToldWhereTheyAre() {
        Where file = Where.file("f.yaml");
        assertThat(problems("\uFEFFa: 1\r\nb: \u0007\r\n"))
                .extracting(Problem::where)
                .containsExactly(file.at(2, 4));
        assertThat(problems("a: 1\rb: \ud83c\udfb2\u0000"))
                .extracting(Problem::where)
                .containsExactly(file.at(2, 5));
        assertThat(problems("a: 1\nb: !x 2\nc: &y 3\nd: *y\n"))
                .extracting(Problem::where)
                .containsExactly(file.at(2, 4), file.at(3, 4), file.at(4, 4));
        assertThat(problems("a: 1\n---\nb: 2\n").get(0).where()).isEqualTo(file.at(2, 1));
        assertThat(problems("a: 1\nb: \"\\UFFFFFFFF\"\n").get(0).where()).isEqualTo(file.at(2, 5));
        assertThat(problems("[" + "\n[".repeat(40)).get(0).where()).isEqualTo(file.at(34, 1));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes",
                "no",
                "on",
                "off",
                "y",
                "n",
                "0x10",
                "0o17",
                "1_000",
                "0b1",
                "12:30:45",
                "2026-11-20",
                "=",
                "<<",
                ".inf",
                "-.Inf",
                ".nan",
                "1e999999999",
                "1e-999999999",
                "0e99999999999",
                "1e",
                "--1"
            })
    void whatOtherReadersTakeForSomethingElseIsText(String word) {
        Node.Fields fields = (Node.Fields) tree("a: " + word + "\n");
        assertThat(fields.values().get("a")).isEqualTo(new Node.Text(new Node.Mark(1, 4), word));
    }

    @Test
    void aNumberWithThousandsOfDigitsIsText() {
        Node.Fields fields = (Node.Fields) tree("a: " + "9".repeat(100_000) + "\n");
        assertThat(fields.values().get("a"))
                .isInstanceOfSatisfying(
                        Node.Text.class, text -> assertThat(text.shown()).hasSize(60));
    }

    @Test
    void aLongTextIsCutBetweenCharacters() {
        assertThat(Node.shortened("x".repeat(58) + "\ud83c\udfb2" + "x".repeat(9)))
                .isEqualTo("x".repeat(58) + "…");
        assertThat(Node.shortened("x".repeat(60))).hasSize(60);
    }

    @Test
    void aByteOrderMarkIsNoPartOfTheFirstName() {
        Node.Fields fields = (Node.Fields) tree("\uFEFFa: 1\n");
        assertThat(fields.keys()).containsEntry("a", new Node.Mark(1, 1));
    }

    @Test
    void thirtyTwoLevelsAreRead() {
        assertThat(codes("[".repeat(33) + "]".repeat(33))).isEmpty();
        assertThat(codes("[".repeat(34) + "]".repeat(34))).containsExactly("too-deep");
    }

    @Test
    void aDocumentMayHaveItsOwnLimits() {
        YamlText.Limits limits = new YamlText.Limits(20, 3);
        assertThat(YamlText.read("[1, 2, 3]", "f", limits).problems()).isEmpty();
        assertThat(YamlText.read("[1, 2, 3, 4]", "f", limits).problems())
                .extracting(Problem::code)
                .containsExactly("too-many-entries");
        assertThat(YamlText.read("[1, 2, 3]            ", "f", limits).problems())
                .extracting(Problem::code)
                .containsExactly("file-too-long");
    }
}
