package org.pubgames.conformance.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.ByteArrayInputStream;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.comparison.Examiner;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Reading;

/** Our own engine gives the same results directly, over the protocol and from a recording. */
class RoundTripTest {

    private static List<VectorResult> examined(Testee testee, List<Vector> vectors) {
        Examiner examiner = new Examiner(testee, testee.claim());
        return vectors.stream().map(examiner::examine).toList();
    }

    private static List<VectorResult> inProcess(List<Vector> vectors) {
        return examined(new OwnGames(Games.installed()), vectors);
    }

    private static Schema schema(String kind) {
        return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(ProtocolSchema.text(kind));
    }

    @Test
    void linesChangeNoResultAndFitTheSchema() {
        List<Vector> vectors = Sample.oneIn(80);
        try (DirectTestee testee = new DirectTestee(UnaryOperator.identity())) {
            assertThat(examined(testee, vectors)).isEqualTo(inProcess(vectors));
            Schema request = schema("request");
            for (String line : testee.sent()) {
                assertThat(request.validate(line, InputFormat.JSON)).as(line).isEmpty();
                assertThat(line).doesNotContain("test.rule.one").doesNotContain("no.such.rule");
            }
            Schema reply = schema("reply");
            for (String line : testee.heard()) {
                assertThat(reply.validate(line, InputFormat.JSON)).as(line).isEmpty();
            }
            assertThat(testee.heard()).noneMatch(line -> line.contains("\"errored\""));
        }
    }

    @Test
    void aProcessAndItsRecordingChangeNoResult(@TempDir Path folder) throws Exception {
        List<Vector> vectors = Sample.oneIn(120, "sjoelen", "schocken", "court-shuffleboard");
        Path file = folder.resolve("run.jsonl");
        List<VectorResult> live;
        try (Transcript transcript = Transcript.to(file);
                ProcessTestee testee =
                        new ProcessTestee(
                                Machine.launch(OwnEngine.class), Optional.of(transcript))) {
            live = examined(testee, vectors);
            assertThat(transcript.failure()).isEmpty();
        }
        assertThat(live).extracting(VectorResult::status).contains(Status.PASS, Status.FAIL);
        assertThat(live)
                .usingRecursiveComparison()
                .ignoringFields("murmur")
                .isEqualTo(inProcess(vectors));
        try (ReplayTestee replay = ReplayTestee.read(file).orElseThrow()) {
            assertThat(examined(replay, vectors))
                    .usingRecursiveComparison()
                    .ignoringFields("murmur")
                    .isEqualTo(live);
        }
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.get(0)).isEqualTo("{\"to\":{\"cmd\":\"start\",\"protocol\":1}}");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("{\"to\":{\"cmd\":\"stop\"}}");
    }

    @Test
    void aRecordingKeepsLossesInTheirOrder() {
        List<Vector> vectors =
                Questions.of(
                        "sjoelen",
                        "variant: ans-2016, ask: [{compartments: [1, 1, 1, 1]}], answer: [{points:"
                                + " 20}]",
                        "variant: ans-2016, ask: [{compartments: [1, 2, 3, 4]}], answer: [{points:"
                                + " 33}]",
                        "variant: masters, ask: [{compartments: [1, 1, 1, 1]}], answer: [{points:"
                                + " 20}]");
        StringWriter recorded = new StringWriter();
        List<VectorResult> live;
        try (Transcript transcript = new Transcript(recorded);
                ProcessTestee testee =
                        new ProcessTestee(
                                Machine.launch(Misbehaving.class, "crash"),
                                Optional.of(transcript))) {
            live = examined(testee, vectors);
        }
        assertThat(live)
                .extracting(VectorResult::status)
                .containsExactly(Status.PASS, Status.ERROR, Status.PASS);
        try (ReplayTestee replay = replay(recorded.toString()).orElseThrow()) {
            assertThat(examined(replay, vectors)).isEqualTo(live);
        }
        assertThat(recorded.toString()).contains("{\"lost\":\"crashed\",\"message\":");
    }

    /** Crashes at the trigger, and after that cannot even be started. */
    @Test
    void aReplayIsLostWhereTheRunWas(@TempDir Path folder) {
        List<Vector> vectors = new ArrayList<>();
        for (int i = 0; i < 14; i++) {
            vectors.addAll(
                    Questions.of(
                            "sjoelen",
                            "variant: masters, ask: [{compartments: [1, 2, 3, "
                                    + (4 + i)
                                    + "]}], answer: [{points: 20}]"));
        }
        Path flag = folder.resolve("started");
        List<String> command =
                new ArrayList<>(
                        List.of(
                                "sh",
                                "-c",
                                "[ -e '" + flag + "' ] && exit 3; : >'" + flag + "'; exec \"$@\"",
                                "sh"));
        command.addAll(Machine.command(Misbehaving.class, "crash"));
        StringWriter recorded = new StringWriter();
        List<VectorResult> live;
        try (Transcript transcript = new Transcript(recorded);
                ProcessTestee testee =
                        new ProcessTestee(
                                new Launch(command, Machine.PATIENT, Machine.PATIENT),
                                Optional.of(transcript))) {
            live = examined(testee, vectors);
        }
        assertThat(live).extracting(VectorResult::status).containsOnly(Status.ERROR);
        assertThat(live.get(13).why()).contains("GIVEN_UP");
        try (ReplayTestee replay = replay(recorded.toString()).orElseThrow()) {
            assertThat(examined(replay, vectors)).isEqualTo(live);
        }
    }

    @Test
    void whatWasNotRecordedCannotBeAnswered() {
        String recording =
                """
                {"to":{"cmd":"start","protocol":1}}
                {"from":{"protocol":1,"implementation":{"name":"m","version":"1","language":"C"},"games":{"sjoelen":[]},"features":["score"]}}
                """;
        try (ReplayTestee replay = replay(recording).orElseThrow()) {
            List<VectorResult> results = examined(replay, Questions.sjoelen().subList(0, 1));
            assertThat(results.get(0).status()).isEqualTo(Status.ERROR);
            assertThat(results.get(0).why()).contains("NOT_RECORDED: {\"cmd\":\"variant\"");
        }
    }

    @Test
    void aRecordingThatIsNoneHasProblemsAndATornEndIsForgiven() {
        assertThat(replay("hello\n{\"to\":1}\n{}\n").problems())
                .extracting(problem -> problem.code() + " " + problem.where().line())
                .containsExactly("not-json 1", "wrong-type 2", "wrong-type 3");
        assertThat(replay("").problems()).extracting("code").containsExactly("empty-file");
        assertThat(ReplayTestee.read(Path.of("no", "such", "file")).problems())
                .extracting("code")
                .containsExactly("file-not-found");
        assertThat(
                        replay(
                                        """
                                        {"to":{"cmd":"start","protocol":1}}
                                        {"lost":"timed-out","message":"no answer","murmur":""}
                                        {"to":{"cmd":"st\
                                        """)
                                .problems())
                .isEmpty();
    }

    private static Reading<ReplayTestee> replay(String text) {
        return ReplayTestee.read(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "run.jsonl");
    }
}
