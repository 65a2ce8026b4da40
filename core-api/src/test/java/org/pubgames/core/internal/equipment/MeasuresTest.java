package org.pubgames.core.internal.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.YamlText;
import org.pubgames.core.internal.variant.SettingsCheck;

/** Things alone, in lists and inside each other: findings, gaps and their places. */
class MeasuresTest {

    private static final String ROOM =
            """
            regulations:
              - regulation: strict
                title: {en: "a", nl: "b", de: "c"}
                sources: [print]
            measures:
              - measure: /best/height
                unit: mm
                rules: [{rule: height, clauses: [print.height], below: 40}]
              - measure: /best/leg/length
                unit: mm
                rules: [{rule: leg, clauses: [print.leg], from: 10, to: 20}]
              - measure: /others/*/height
                unit: mm
                rules: [{rule: height, clauses: [print.height], below: 40}]
              - measure: /others/*/leg/length
                unit: mm
                rules: [{rule: leg, clauses: [print.leg], from: 10, to: 20}]
            """;

    private static Measures measures(String yaml) {
        Binder binder = new Binder("m.yaml");
        MeasuresFile file =
                binder.bind(
                        MeasuresFile.class,
                        YamlText.read(yaml, "m.yaml").orElseThrow(),
                        "",
                        List.of());
        return Measures.of(Objects.requireNonNull(file, () -> "" + binder.problems()));
    }

    private static InspectionReport report(String json) {
        Inspection strict = measures(ROOM).inspections().get(0);
        return strict.inspect(json, "room.json").orElseThrow();
    }

    @Test
    void findingsFollowTheOrderOfTheThings() {
        InspectionReport report =
                report(
                        """
                        {"others": [{"height": 39.999, "leg": {"length": 9}},
                                    {"height": 40, "leg": {"length": 20}}],
                         "best": {"height": 0, "leg": {"length": 10}}}
                        """);
        assertThat(report.faults())
                .extracting(
                        InspectionFinding::where,
                        InspectionFinding::value,
                        InspectionFinding::allowed,
                        InspectionFinding::rule,
                        InspectionFinding::clause)
                .containsExactly(
                        tuple(
                                new Where("room.json", 3, 21, "/best/height"),
                                "0 mm",
                                "> 0 mm, < 40 mm",
                                "height",
                                "print.height"),
                        tuple(
                                new Where("room.json", 1, 50, "/others/0/leg/length"),
                                "9 mm",
                                "10–20 mm",
                                "leg",
                                "print.leg"),
                        tuple(
                                new Where("room.json", 2, 24, "/others/1/height"),
                                "40 mm",
                                "> 0 mm, < 40 mm",
                                "height",
                                "print.height"));
        assertThat(report.holding())
                .extracting(held -> held.where().path())
                .containsExactly("/best/leg/length", "/others/0/height", "/others/1/leg/length");
        assertThat(report.complete()).isTrue();
    }

    @Test
    void gapsAreFoundInsideWhatNobodyLookedAt() {
        assertThat(report("{}").notMeasured())
                .extracting(gap -> gap.where().path(), InspectionFinding::rule)
                .containsExactly(
                        tuple("/best/height", "height"),
                        tuple("/best/leg/length", "leg"),
                        tuple("/others/0/height", "height"),
                        tuple("/others/0/leg/length", "leg"));
        assertThat(report("{\"others\": [{\"height\": 1}, {}]}").notMeasured())
                .extracting(gap -> gap.where().path())
                .containsExactly(
                        "/best/height",
                        "/best/leg/length",
                        "/others/0/leg/length",
                        "/others/1/height",
                        "/others/1/leg/length");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"discs[3].weight", "marks", "marks[2]", "ends[1].marks[0]", "a.b[2].c[0].d"})
    void aViolationStandsAtThePathOfItsMeasure(String path) {
        Measure.Allowance wanted =
                new Measure.Allowance(
                        "strict", "rule", "print.a", "", false, new PlainRequirements.Count(2));
        String pointer = "/" + path.replace("[", "/").replace("]", "").replace(".", "/");
        Check one = new Check(0, Where.UNKNOWN.path(pointer), 1, "", wanted);
        assertThat(SettingsCheck.violations(new CheckedSheet(List.of(one))))
                .extracting(violation -> violation.getPropertyPath().toString())
                .containsExactly(path);
        Check right = new Check(0, Where.UNKNOWN.path(pointer), 2, "", wanted);
        assertThat(SettingsCheck.violations(new CheckedSheet(List.of(right)))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "below: 40 -> below: 40, most: 3",
                "below: 40 -> count: 3",
                "below: 40 -> only: strict",
                "print.height -> other.height",
                "below: 40 -> below: 40, only: lenient",
                "/best/leg/length -> /best/height/length"
            })
    void aMistakeInTheDataIsToldAtOnce(String change) {
        String[] both = change.split(" -> ", 2);
        assertThatThrownBy(() -> measures(ROOM.replace(both[0], both[1])))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("height");
    }

    @Test
    void aGameWithoutMeasuresHasNone() {
        assertThat(Measures.of(MeasuresTest.class).inspections()).isEmpty();
    }

    @Test
    void onlyMeasuresAreTakenFromMemory() {
        Inspection strict = measures(ROOM).inspections().get(0);
        assertThat(strict.inspect(Map.of("best", Map.of("height", 12L))).orElseThrow().holding())
                .extracting(InspectionFinding::value)
                .containsExactly("12 mm");
        assertThatThrownBy(() -> strict.inspect(Map.of("best", new Object())))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
