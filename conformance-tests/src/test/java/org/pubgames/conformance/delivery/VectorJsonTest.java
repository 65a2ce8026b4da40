package org.pubgames.conformance.delivery;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorFiles;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.YamlText;

class VectorJsonTest {

    private static final Path VECTORS =
            Path.of("src/main/resources/org/pubgames/conformance/vectors");

    private static final Schema SCHEMA =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(VectorSchema.text());

    /** One vector of every kind, with all fields of its kind. */
    private static final String EVERY_KIND =
            """
            suite: {game: sjoelen, format: 1}
            vectors:
              - id: a.b.play/01
                title: "repeated"
                rule: a.b.play
                polarity: positive
                variant: {extends: masters, set: {discs: 30, lineWidth: 1.50}}
                seats: [Anna, "Bram \\"B\\""]
                given:
                  - {repeat: 3, events: [{repeat: 2, events: [{event: shoved, player: Anna}]}, {event: ended}]}
                when: {player: Anna, event: shoved}
                then:
                  accepted: false
                  rulings: []
                  points: -3
                  state: {/a/b: null, /c: [1, {z: 1, a: "x"}]}
                  places: {Anna: 1, Bram: 2}
                  totals: {Anna: 78, Bram: -5}
                  turn: [Bram, Anna]
                  position: {/a/points: 7, /from: null}
                  problems: [{code: wrong-type, at: /player}, {code: missing-field, at: ""}]
                source: "situation 1"
              - id: a.b.play/02
                title: "steps"
                rule: a.b.play
                guards: [a.b.c, a.b.d]
                polarity: negative
                variant: masters
                seats: [Anna]
                steps:
                  - {when: "no event at all", then: {accepted: false, rulings: [], places: {}, totals: {}, turn: [], position: {"": null}}}
                  - {when: [], then: {accepted: true, rulings: [a.b.play, a.b.c], facts: {a.b.c: {piles: [4, 3], side: left}}}}
                views:
                  - {state: {/players/0/hand: null}, log: {/1/dice: null}, hides: [[6, 4, 2], "x"]}
                  - {seat: Anna, state: {/players/0/hand: [6, 4, 2]}}
              - id: a.b.play/03
                title: "a mix-in"
                rule: a.b.play
                polarity: negative
                variant: {extends: masters, with: [home-rules@2]}
                seats: [Anna]
                when: {event: nothing}
                then: {accepted: false, rulings: []}
              - id: a.b.ask/01
                title: "questions"
                rule: a.b.ask
                polarity: positive
                variant: masters
                ask: [{dice: [4, 2, 1]}, {dice: [7]}, {discs: [{x: -0.50, side: a}]}]
                answer: [{rank: 1, category: JULE, discs: ALL}, {problem: wrong-type}, {a: "007", b: -2}]
              - id: a.b.census/01
                title: "layouts"
                rule: a.b.census
                polarity: positive
                variant: masters
                census: {layouts: 1, count: [points, discs], sum: points, histogram: {"0 1": 100}, divide: {"0": 8}}
              - id: a.b.census/02
                title: "throws"
                rule: a.b.census
                polarity: positive
                variant: masters
                census: {throws: 3, count: [rank], sum: rank, histogram: {}, divide: {}}
              - id: a.b.census/03
                title: "places"
                rule: a.b.census
                polarity: positive
                variant: masters
                census: {places: {x: [-100, 100, 50], y: [0, 0, 1]}, count: [a], sum: a, histogram: {}, divide: {}}
              - id: a.b.document/01
                title: "a broken variant file"
                rule: a.b.document
                polarity: negative
                document: {file: "variant: 2\\n\\tgame: x\\n", problems: [{code: not-yaml, at: ""}]}
            """;

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    /** The vector without its places, and with equal events written alike. */
    private static Vector bare(Vector vector) {
        return new Vector(
                vector.id(),
                vector.title(),
                vector.game(),
                vector.rule(),
                vector.guards(),
                vector.polarity(),
                vector.variant(),
                bare(vector.task()),
                vector.source(),
                vector.clause(),
                Where.UNKNOWN);
    }

    private static Vector.Task bare(Vector.Task task) {
        if (task instanceof Vector.Play play) {
            return new Vector.Play(
                    play.seats(),
                    play.position().map(VectorJsonTest::sorted),
                    play.given().stream().map(VectorJsonTest::bare).toList(),
                    play.steps().stream()
                            .map(step -> new Vector.Step(bare(step.when()), step.then()))
                            .toList(),
                    play.views());
        }
        if (task instanceof Vector.Question question) {
            return new Vector.Question(
                    question.asks().stream().map(VectorJsonTest::sorted).toList(),
                    question.answers());
        }
        return task;
    }

    private static Vector.EventLine bare(Vector.EventLine line) {
        return new Vector.EventLine(sorted(line.json()), Where.UNKNOWN);
    }

    private static String sorted(String json) {
        return Json.canonical(JsonText.read(json, Where.UNKNOWN).orElseThrow());
    }

    private static void comesBack(String game, List<Vector> vectors) {
        String json = VectorJson.suite(game, vectors);
        List<Vector> back = VectorFiles.read(json, game + ".json").orElseThrow();
        assertThat(back).hasSameSizeAs(vectors);
        for (int i = 0; i < back.size(); i++) {
            assertThat(bare(back.get(i))).isEqualTo(bare(vectors.get(i)));
        }
        assertThat(VectorJson.suite(game, back)).isEqualTo(json);
        assertThat(SCHEMA.validate(json, InputFormat.JSON)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyShippedVectorComesBackAsItWas(Game<?, ?> game) {
        String id = game.key().id();
        comesBack(id, ShippedVectors.of(id));
    }

    @Test
    void everyKindComesBackAsItWas() {
        List<Vector> vectors = VectorFiles.read(EVERY_KIND, "kinds.yaml").orElseThrow();
        assertThat(vectors).hasSize(8);
        assertThat(vectors.get(0).play().orElseThrow().given()).hasSize(9);
        comesBack("sjoelen", vectors);
        assertThat(VectorJson.of(vectors.get(3)))
                .contains("{\"a\":\"007\",\"b\":-2}")
                .contains("{\"discs\":[{\"side\":\"a\",\"x\":-0.5}]}");
    }

    @Test
    void everySuiteThatIsWrittenByHandFitsTheSchema() throws IOException {
        try (Stream<Path> all = Files.walk(VECTORS)) {
            List<Path> files =
                    all.filter(file -> file.toString().endsWith(".yaml"))
                            .filter(file -> !file.endsWith("index.yaml"))
                            .toList();
            assertThat(files).hasSizeGreaterThan(50);
            for (Path file : files) {
                String json =
                        Json.text(
                                YamlText.read(Files.readString(file), file.toString())
                                        .orElseThrow());
                assertThat(SCHEMA.validate(json, InputFormat.JSON)).as(file.toString()).isEmpty();
            }
        }
        String kinds = Json.text(YamlText.read(EVERY_KIND, "kinds.yaml").orElseThrow());
        assertThat(SCHEMA.validate(kinds, InputFormat.JSON)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "format: 1|format: 2",
                "id: a.b.play/01|id: a b",
                "polarity: positive|polarity: maybe",
                "rule: a.b.play|rules: a.b.play",
                "variant: masters|variant: 3",
                "seats: [Anna]|seats: Anna",
                "accepted: false|accepted: no thanks",
                "points: -3|points: 1.5",
                "/a/b: null|a/b: null",
                "Anna: 1|Anna: first",
                "rulings: []|rulings: none",
                "repeat: 3|repeat: three",
                "layouts: 1|layouts: 101",
                "layouts: 1|layouts: 1, throws: 3",
                "x: [-100, 100, 50]|x: [-100, 100]",
                "answer: [|answers: [",
                "document: {file|document: {text",
                "code: not-yaml|codes: not-yaml",
            })
    void theSchemaAndTheReaderRefuseTheSame(String right, String wrong) {
        assertThat(EVERY_KIND).contains(right);
        String broken = EVERY_KIND.replace(right, wrong);
        String json = Json.text(YamlText.read(broken, "kinds.yaml").orElseThrow());
        assertThat(SCHEMA.validate(json, InputFormat.JSON)).as(wrong).isNotEmpty();
        if (!wrong.matches("a/b: null|Anna: first")) {
            // the reader takes any text there
            assertThat(VectorFiles.read(broken, "kinds.yaml").problems()).as(wrong).isNotEmpty();
        }
    }

    @Test
    void theArchiveIsTheSameTwiceAndCanBeRead(@TempDir Path folder) throws IOException {
        List<Vector> vectors = ShippedVectors.of("schocken-tournament");
        Delivery delivery = Delivery.of(vectors);
        Path one = folder.resolve("one.zip");
        Path two = folder.resolve("two.zip");
        assertThat(delivery.write(one.toString()).orElseThrow()).isEqualTo(delivery.files().size());
        Delivery.of(vectors).write(two.toString()).orElseThrow();
        assertThat(Files.readAllBytes(one)).isEqualTo(Files.readAllBytes(two));
        Path open = folder.resolve("open");
        delivery.write(open.toString()).orElseThrow();
        assertThat(VectorFiles.folder(open.resolve("vectors")).orElseThrow())
                .hasSameSizeAs(vectors);
        assertThat(open.resolve("README.md"))
                .content()
                .contains("| schocken-tournament | " + vectors.size() + " |");
        try (var zip = new ZipFile(one.toFile())) {
            var entry = zip.getEntry("vectors/schocken-tournament.json");
            assertThat(new String(zip.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(delivery.files().get("vectors/schocken-tournament.json"));
        }
        try (Stream<Path> left = Files.list(folder)) {
            assertThat(left).hasSize(3);
        }
    }

    @Test
    void aPlaceThatCannotBeWrittenIsAProblem(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "");
        Delivery delivery = Delivery.of(List.of());
        for (String target : List.of(file.resolve("in").toString(), file + "/a.zip", "\u0000")) {
            assertThat(delivery.write(target).problems())
                    .singleElement()
                    .satisfies(
                            problem -> assertThat(problem.code()).isEqualTo("cannot-write-here"));
        }
    }
}
