package org.pubgames.cli;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.report.Outcome;
import org.pubgames.conformance.report.ProfileResult;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.conformance.report.VerdictSentence;
import org.pubgames.conformance.run.Matrix;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.Names;

/** A run for programs: the matrix, the lines of the report, and the verdict. */
record RunJson(Console console) {

    void matrix(Matrix matrix) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", "matrix");
        line.put("games", matrix.games());
        line.put("variants", matrix.variants());
        line.put("vectors", matrix.vectors());
        line.put("applicable", matrix.applicable());
        line.put("rows", matrix.rows());
        console.out().raw(JsonWriter.write(line));
    }

    void tell(Report report) {
        console.out().json(ReportFile.write(report));
        verdict(report);
    }

    private static Map<String, Object> profile(ProfileResult result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("game", result.game());
        fields.put("variant", result.variant());
        fields.put("level", result.level().id());
        fields.put("passed", result.passed());
        fields.put("total", result.total());
        fields.put("verdict", Names.written(result.verdict()));
        return fields;
    }

    void verdict(Report report) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", "verdict");
        line.put("conforms", report.conforms());
        line.put("complete", report.foot().complete());
        line.put("applicable", report.applicable());
        line.put("total", report.results().size());
        Map<String, Object> totals = new LinkedHashMap<>();
        for (Outcome outcome : List.of(Outcome.values())) {
            totals.put(Names.written(outcome), report.totals().get(outcome));
        }
        line.put("outcomes", totals);
        List<Object> profiles = new ArrayList<>();
        ProfileResult.of(report).forEach(each -> profiles.add(profile(each)));
        line.put("profiles", profiles);
        line.put("text", VerdictSentence.of(report, console.lang()));
        console.out().raw(JsonWriter.write(line));
    }
}
