package org.pubgames.conformance.report;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Problem;

class ReportFileTest {

    private static final Schema SCHEMA =
            SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                    .getSchema(ReportSchema.text());

    private static Result result(Outcome outcome) {
        return new Result(
                "a.b.c/01",
                "sjoelen",
                "masters",
                Map.of("discs", "30", "order", "[\"x\",1.5]"),
                "a.b.c",
                "required",
                "positive",
                "play",
                "Anna \"shoves\"\nand \u2028 <b>",
                "situation 1",
                "/vectors/a.yaml",
                12,
                outcome,
                List.of(
                        new Difference(What.POINTS, "", "148", "100"),
                        new Difference(What.UNCHANGED, "step 2", "{}", "\u0000\uD83C\uDFB2")),
                "stderr: \t\u001b[31m",
                Optional.of("{\"id\":\"a.b.c/01\",\"steps\":[]}"));
    }

    private static Report sample() {
        List<Result> results = new ArrayList<>();
        for (Outcome outcome : Outcome.values()) {
            results.add(result(outcome));
        }
        Claim claim =
                new Claim(
                        "engine",
                        "2",
                        "Python",
                        "https://example.org",
                        "",
                        Map.of("sjoelen", List.of("masters"), "schocken", List.of()),
                        Set.of(Feature.SCORE, Feature.PLAY));
        return new Report(
                new Report.Head(
                        "0.1.0", "2026-11-21", claim, List.of("python3", "e n.py"), "--only a*"),
                results,
                new Report.Foot(true, List.of("x/01")));
    }

    @Test
    void aReportComesBackAsItWas() {
        String text = ReportFile.write(sample());
        assertThat(ReportFile.read(text, "r.jsonl").orElseThrow()).isEqualTo(sample());
        assertThat(ReportFile.write(ReportFile.read(text, "r.jsonl").orElseThrow()))
                .isEqualTo(text);
        assertThat(text.lines()).hasSize(Outcome.values().length + 2);
        text.lines()
                .forEach(
                        line ->
                                assertThat(SCHEMA.validate(line, InputFormat.JSON))
                                        .as(line)
                                        .isEmpty());
    }

    @Test
    void aReportWithoutAFootWasBrokenOff() {
        String text = ReportFile.write(sample());
        String torn = text.substring(0, text.lastIndexOf("{\"type\":\"foot\""));
        Report report = ReportFile.read(torn, "r.jsonl").orElseThrow();
        assertThat(report.foot().complete()).isFalse();
        assertThat(report.results()).hasSize(Outcome.values().length);
        assertThat(report.conforms()).isFalse();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\u0001',
            value = {
                "\"type\":\"head\"|\"type\":\"haed\"|missing-head|1",
                "\"format\":1|\"format\":2|unsupported-format|1",
                "\"suite\":\"0.1.0\",||missing-field|1",
                "\"features\":[\"score\"|\"features\":[\"skore\"|unknown-value|1",
                "\"games\":{|\"games\":[],\"game\":{|unknown-field|1",
                "\"schocken\":[]|\"schocken\":3|wrong-type|1",
                "\"outcome\":\"pass\"|\"outcome\":\"passed\"|unknown-value|2",
                "\"line\":12|\"line\":\"12\"|wrong-type|2",
                "\"what\":\"points\"|\"what\":\"point\"|unknown-value|2",
                "\"vector\":{\"id\":\"a.b.c/01\",\"steps\":[]}|\"vector\":3|wrong-type|2",
                "\"set\":{|\"sets\":{|unknown-field|2",
                "\"type\":\"result\"|\"type\":\"results\"|unknown-value|2",
                "\"complete\":true|\"complete\":1|wrong-type|9",
            })
    void whatIsWrongIsToldWithItsLine(String right, String wrong, String code, int line) {
        String text = ReportFile.write(sample());
        assertThat(text).contains(right);
        String broken = text.replaceFirst(Pattern.quote(right), wrong == null ? "" : wrong);
        List<Problem> problems = ReportFile.read(broken, "r.jsonl").problems();
        assertThat(problems)
                .anySatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo(code);
                            assertThat(problem.where().line()).isEqualTo(line);
                        });
        assertThat(SCHEMA.validate(broken.lines().toList().get(line - 1), InputFormat.JSON))
                .isNotEmpty();
    }

    @Test
    void linesThatAreNoReportAreProblems() {
        for (String text : List.of("", "\n", "{}", "[]", "x", "{\"type\":\"foot\"}")) {
            assertThat(ReportFile.read(text, "r.jsonl").problems()).as(text).isNotEmpty();
        }
        String more = ReportFile.write(sample()) + "{\"type\":\"foot\"}\n";
        assertThat(ReportFile.read(more, "r.jsonl").problems())
                .extracting(Problem::code)
                .containsExactly("after-foot");
    }

    @Test
    void reportsAreSavedAndFound(@TempDir Path folder) throws IOException {
        Path made = folder.resolve("a/b");
        Path file = ReportFile.save(sample(), made).orElseThrow();
        assertThat(ReportFile.read(file).orElseThrow()).isEqualTo(sample());
        assertThat(ReportFile.save(sample(), file).problems())
                .extracting(Problem::code)
                .containsExactly("cannot-write-here");
        assertThat(ReportFile.read(folder.resolve("no")).problems())
                .extracting(Problem::code)
                .containsExactly("file-not-found");
        Files.write(file, new byte[] {(byte) 0xff});
        assertThat(ReportFile.read(file).problems())
                .extracting(Problem::code)
                .containsExactly("not-utf-8");
    }
}
