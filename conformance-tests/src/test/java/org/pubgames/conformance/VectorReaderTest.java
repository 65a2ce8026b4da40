package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;

/** A vector that nobody can fail, or nobody can pass, is a mistake of the vector. */
class VectorReaderTest {

    private static final String HEAD = "suite: {game: sjoelen, format: 1}\nvectors:\n";
    private static final String ENTRY =
            "  - {id: a.b/1, title: t, rule: sjoelen.score.face-value, polarity: negative, ";
    private static final String SHOVE =
            "{event: sub-turn-played, player: Anna, compartments: [1, 1, 1, 1]}";
    private static final String THEN = "{accepted: true, rulings: []}";

    @TempDir private Path folder;

    private static String filled(String text) {
        return text.replace("SHOVE", SHOVE).replace("THEN", THEN);
    }

    /** As {@code --vectors} reads it. */
    private List<Problem> problems(String suite) throws IOException {
        Files.writeString(folder.resolve("own.yaml"), suite);
        return VectorFiles.folder(folder).problems();
    }

    private static String said(Problem problem) {
        return problem.code() + " " + problem.where().path();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "variant: masters, ask: [], answer: [] | wrong-type /vectors/0/ask",
                "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [{}] | wrong-type /vectors/0/answer/0",
                "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [] | wrong-number-of-values /vectors/0/answer",
                "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [{points: [20]}] | wrong-type /vectors/0/answer/0/points",
                "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [{poins: 20}] | unknown-column /vectors/0/answer",
                "variant: masters, ask: [[1, 1, 1, 1]], answer: [{points: 20}] | wrong-type /vectors/0/ask",
                "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [{points: 20}], seats: [Anna] | unknown-field /vectors/0/seats",
                "variant: masters, seats: [Anna], steps: [{when: SHOVE, then: THEN}], then: THEN | unknown-field /vectors/0/then",
                "variant: masters, seats: [Anna], steps: [{when: SHOVE, then: THEN, given: []}] | unknown-field /vectors/0/steps/0/given",
                "variant: masters, seats: [Anna], steps: [] | wrong-type /vectors/0/steps",
                "variant: masters, seats: [Anna], given: [{repeat: -3, events: [SHOVE]}], when: SHOVE, then: THEN | out-of-range /vectors/0/given/0/repeat",
                "variant: masters, seats: [Anna], given: [{repeat: 99999, events: [SHOVE]}], when: SHOVE, then: THEN | out-of-range /vectors/0/given/0/repeat",
                "variant: masters, census: {layouts: 1, count: [points], sum: points, histogram: {x: 6.9}, divide: {}} | wrong-type /vectors/0/census/histogram/x",
                "variant: masters, census: {layouts: 1, count: [], sum: points, histogram: {x: 6}, divide: {}} | wrong-type /vectors/0/census/count",
                "variant: masters, census: {layouts: 1, count: [poins], sum: points, histogram: {x: 6}, divide: {}} | unknown-column /vectors/0/census",
                "variant: masterz, seats: [Anna], when: SHOVE, then: THEN | unknown-variant /vectors/0/variant",
                "'variant: [], seats: [Anna], when: SHOVE, then: THEN' | wrong-type /vectors/0/variant",
                "'variant: [masters, s240, masters], seats: [Anna], when: SHOVE, then: THEN' | id-twice /vectors/0/variant/2",
                "'variant: [masters, masterz], seats: [Anna], when: SHOVE, then: THEN' | unknown-variant /vectors/0/variant",
                "'variant: [masters, {extends: s240, set: {turns: 2}}], seats: [Anna], when: SHOVE, then: THEN' | wrong-type /vectors/0/variant/1",
                "'variant: {extends: masters, set: {disks: 20}}, seats: [Anna], when: SHOVE, then: THEN' | unknown-setting /vectors/0/variant",
                "'variant: {extends: masters, set: {}, tabels: {}}, seats: [Anna], when: SHOVE, then: THEN' | unknown-field /vectors/0/variant/tabels",
                "'variant: {extends: [masters], set: {}}, seats: [Anna], when: SHOVE, then: THEN' | wrong-type /vectors/0/variant/extends",
                "variant: masters, seats: [], when: SHOVE, then: THEN | wrong-number-of-seats /vectors/0/seats",
                "variant: masters, seats: [Anna, Anna], when: SHOVE, then: THEN | seat-twice /vectors/0/seats",
                "variant: masters, seats: [Anna, ' '], when: SHOVE, then: THEN | bad-seat-name /vectors/0/seats",
                "variant: masters, seats: [Anna], when: SHOVE, then: {accepted: true, rulings: [no.such-rule]} | unknown-rule /vectors/0",
                "variant: masters, seats: [Anna], when: SHOVE, then: {accepted: true, rulings: [], state: {stage: x}} | wrong-form /vectors/0/then/state",
            })
    void whatCannotBeProvedIsRefused(String task, String expected) throws IOException {
        String bare = task.startsWith("'") ? task.substring(1, task.length() - 1) : task;
        List<Problem> problems = problems(HEAD + ENTRY + filled(bare) + "}\n");
        assertThat(problems).extracting(VectorReaderTest::said).containsExactly(expected);
        for (Lang lang : Lang.values()) {
            assertThat(problems.get(0).line(lang)).startsWith(folder + "").doesNotContain("{name}");
        }
    }

    @Test
    void aSoundVectorIsRead() throws IOException {
        String task = filled("variant: masters, seats: [Anna], when: SHOVE, then: THEN}\n");
        assertThat(problems(HEAD + ENTRY + task)).isEmpty();
    }

    @Test
    void theRuleAndTheGameMustBeThere() throws IOException {
        String task = filled("variant: masters, seats: [Anna], when: SHOVE, then: THEN}\n");
        List<Problem> rule = problems(HEAD + ENTRY.replace("face-value", "fase-value") + task);
        assertThat(rule).extracting(Problem::code).containsExactly("unknown-rule");
        assertThat(rule.get(0).suggestion()).isEqualTo("sjoelen.score.face-value");
        List<Problem> game = problems(HEAD.replace("sjoelen", "sjoeln") + ENTRY + task);
        assertThat(game).extracting(Problem::code).containsExactly("unknown-game");
        assertThat(game.get(0).suggestion()).isEqualTo("sjoelen");
    }

    /** The id of a game becomes the name of a file when vectors are delivered. */
    @ParameterizedTest
    @CsvSource({"../../escaped", "Sjoelen", "a--b", "''"})
    void theIdOfAGameIsNoPath(String id) {
        String suite = HEAD.replace("sjoelen", "\"" + id + "\"") + "  []\n";
        assertThat(
                        VectorFiles.read(suite.replace("vectors:\n  []", "vectors: []"), "a.yaml")
                                .problems())
                .extracting(VectorReaderTest::said)
                .containsExactly("wrong-form /suite/game");
    }

    /** Each is reported at its own vector. */
    @Test
    void theSameMistakeTwiceHasTwoPlaces() throws IOException {
        String task = filled("variant: masterz, seats: [Anna], when: SHOVE, then: THEN}\n");
        String twice = HEAD + ENTRY + task + ENTRY.replace("a.b/1", "a.b/2") + task;
        assertThat(problems(twice))
                .extracting(problem -> problem.where().line())
                .containsExactly(3, 4);
    }

    /** Numbers are written so that they can be read again. */
    @ParameterizedTest
    @CsvSource({"1e100", "1e-100", "0.5", "12345678901234567890.5", "-1e60", "1e61"})
    void numbersAreWrittenReadably(String number) {
        String question = "{\"compartments\": [" + number + "]}";
        String suite =
                "{\"suite\": {\"game\": \"sjoelen\", \"format\": 1}, \"vectors\": [{\"id\": \"a/1\","
                        + " \"title\": \"t\", \"rule\": \"r\", \"polarity\": \"positive\","
                        + " \"variant\": \"masters\", \"ask\": ["
                        + question
                        + "], \"answer\": [{\"problem\": \"x\"}]}]}";
        Vector vector = VectorFiles.read(suite, "a.json").orElseThrow().get(0);
        String asked = ((Vector.Question) vector.task()).asks().get(0);
        assertThat(VectorFiles.read(suite.replace(question, asked), "a.json").orElseThrow())
                .usingRecursiveComparison()
                .ignoringFields("where")
                .isEqualTo(List.of(vector));
    }

    @Test
    void deliveredSchemasAreNoVectors() throws IOException {
        Files.createDirectories(folder.resolve("schemas"));
        Files.writeString(folder.resolve("schemas").resolve("x.schema.json"), "{}");
        assertThat(
                        problems(
                                HEAD
                                        + ENTRY
                                        + filled(
                                                "variant: masters, seats: [Anna], when: SHOVE, then: THEN}\n")))
                .isEmpty();
    }

    @Test
    void aVectorThatIsTrueOfSeveralVariantsIsOneForEach() throws IOException {
        String task = "variant: [masters, s240], seats: [Anna], when: SHOVE, then: THEN";
        String more = "source: ans.play.thirty-discs, clause: ans.play.thirty-discs";
        Files.writeString(
                folder.resolve("own.yaml"), HEAD + ENTRY + filled(task) + ", " + more + "}\n");
        List<Vector> vectors = VectorFiles.folder(folder).orElseThrow();
        assertThat(vectors).extracting(Vector::id).containsExactly("a.b/1", "a.b/1@s240");
        assertThat(vectors)
                .extracting(Vector::variant)
                .containsExactly(
                        Vector.PlayedBy.shipped("masters"), Vector.PlayedBy.shipped("s240"));
        assertThat(vectors).extracting(Vector::repeats).containsExactly(false, true);
        // what it comes from is said of the first variant only
        assertThat(vectors)
                .extracting(Vector::source, Vector::clause)
                .containsExactly(
                        tuple("ans.play.thirty-discs", "ans.play.thirty-discs"), tuple("", ""));
    }
}
