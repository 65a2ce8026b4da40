package org.pubgames.sjoelen.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.equipment.InspectionReport;

/** The files of measurements in {@code examples/}. */
class ExamplesTest {

    private static InspectionReport example(String name, Regulation regulation) {
        try {
            String json = Files.readString(Path.of("..", "examples", name));
            return EquipmentInspection.inspect(
                    EquipmentInspection.read(json, name).orElseThrow(), regulation);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void aSoundBoardPasses() {
        InspectionReport report = example("equipment-ans.json", Regulation.ANS);
        assertThat(report.passed()).isTrue();
        assertThat(report.notes()).isEmpty();
        assertThat(report.notMeasured())
                .extracting(problem -> problem.where().path())
                .containsExactly("/board/drawing/lengths", "/board/drawing/others");
    }

    @Test
    void aWornBoardShowsEveryFaultAtItsPlace() {
        InspectionReport report = example("equipment-worn.json", Regulation.ANS);
        assertThat(report.passed()).isFalse();
        assertThat(report.faults())
                .extracting(
                        problem -> problem.where().path(),
                        Problem::code,
                        Problem::value,
                        Problem::allowed)
                .containsExactly(
                        tuple("/board/parts/bottom", "wrong-material", "other-material", "wood"),
                        tuple("/board/parts/backWall", "missing-part", "missing", "wood"),
                        tuple(
                                "/board/thicknesses/sideWalls/1",
                                "out-of-tolerance",
                                "11.93 mm",
                                "11.964–12.036 mm"),
                        tuple(
                                "/board/thicknesses/gateBar",
                                "out-of-tolerance",
                                "14.05 mm",
                                "13.958–14.042 mm"),
                        tuple(
                                "/board/gates/labels",
                                "wrong-gate-order",
                                "[2, •••• (4), 3, ]",
                                "[2, 3, 4, 1]"),
                        tuple("/board/gates/labels/3", "missing-label", "", ""),
                        tuple("/board/controlLine/offset", "out-of-tolerance", "-1.5 mm", "0 mm"),
                        tuple("/discs/1/surface", "wrong-surface", "flat", "concave"),
                        tuple("/discs/1/weight", "out-of-tolerance", "16.9 g", "17–23 g"),
                        tuple(
                                "/discs/1/diameter",
                                "out-of-tolerance",
                                "51.7 mm",
                                "51.844–52.156 mm"),
                        tuple("/discs/2/material", "wrong-material", "not-wood", "beech"),
                        tuple("/discs/2/weight", "out-of-tolerance", "24 g", "17–23 g"),
                        tuple("/piles/0/sizes", "wrong-piling", "[4, 4, 1]", "[4, 3, 2]"),
                        tuple("/piles/0/gap", "wrong-buffer", "0 mm", "> 0 mm, ≤ 5 mm"),
                        tuple("/piles/1/sizes", "wrong-piling", "[3, 3]", "[4, 2]"),
                        tuple("/piles/1/gap", "wrong-buffer", "5.1 mm", "> 0 mm, ≤ 5 mm"));
        assertThat(report.faults())
                .extracting(Problem::where)
                .startsWith(new Where("equipment-worn.json", 6, 17, "/board/parts/bottom"));
        assertThat(report.notMeasured())
                .extracting(problem -> problem.where().path())
                .contains("/board/thicknesses/backWall", "/discs/1/thickness");
        assertThat(report.complete()).isFalse();
    }

    @Test
    void equalMeasuresGiveEqualReports() {
        InspectionReport first = example("equipment-worn.json", Regulation.HOMMAS);
        for (int i = 0; i < 20; i++) {
            assertThat(example("equipment-worn.json", Regulation.HOMMAS)).isEqualTo(first);
        }
    }
}
