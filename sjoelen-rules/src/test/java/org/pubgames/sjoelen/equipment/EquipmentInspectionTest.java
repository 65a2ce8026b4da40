package org.pubgames.sjoelen.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.equipment.InspectionReport;

/** Reports: what is a fault, what a note, what was not measured; places, values and order. */
class EquipmentInspectionTest {

    private static InspectionReport report(String json, Regulation regulation) {
        return EquipmentInspection.inspect(
                EquipmentInspection.read(json.replace('\'', '"'), "case.json").orElseThrow(),
                regulation);
    }

    private static Disc disc(String weight) {
        return new Disc(
                Optional.of(Disc.Material.BEECH),
                Optional.of(Disc.Surface.CONCAVE),
                Optional.of(new BigDecimal(weight)),
                Optional.empty(),
                Optional.empty());
    }

    @Test
    void measuresFromMemoryHaveAPathButNoLine() {
        List<Disc> discs = List.of(disc("20"), disc("16.99"), disc("23"), disc("23.01"));
        assertThat(EquipmentInspection.discs(discs, Regulation.ANS))
                .containsExactly(
                        new Problem(
                                "out-of-tolerance",
                                Where.UNKNOWN.path("/discs/1/weight"),
                                "16.99 g",
                                "17–23 g",
                                "",
                                "sjoelen.equipment.disc-weight"),
                        new Problem(
                                "out-of-tolerance",
                                Where.UNKNOWN.path("/discs/3/weight"),
                                "23.01 g",
                                "17–23 g",
                                "",
                                "sjoelen.equipment.disc-weight"));
        assertThat(EquipmentInspection.discs(discs, Regulation.HOMMAS)).isEmpty();
    }

    @Test
    void discsKeepTheirOrder() {
        List<Disc> discs = IntStream.range(0, 30).mapToObj(i -> disc("" + i)).toList();
        assertThat(EquipmentInspection.discs(discs, Regulation.ANS))
                .extracting(problem -> problem.where().path())
                .containsExactlyElementsOf(
                        IntStream.range(0, 30)
                                .filter(i -> i < 17 || i > 23)
                                .mapToObj(i -> "/discs/" + i + "/weight")
                                .toList());
    }

    @Test
    void schilteDiffersInArchesAndDiscsOnly() {
        String json =
                "{'board':{'gates':{'widths':[80]},'outline':{'length':3000}},'discs':[{'diameter':70}]}";
        assertThat(report(json, Regulation.HOMMAS).faults())
                .extracting(problem -> problem.where().path())
                .containsExactly(
                        "/board/gates/widths/0", "/board/outline/length", "/discs/0/diameter");
        InspectionReport schilte = report(json, Regulation.SCHILTE);
        assertThat(schilte.faults())
                .extracting(problem -> problem.where().path())
                .containsExactly("/board/outline/length");
        assertThat(schilte.notes())
                .extracting(problem -> problem.where().path(), Problem::code, Problem::value)
                .containsExactly(
                        tuple("/board/gates/widths", "not-quantified", "[80] mm"),
                        tuple("/discs/0/diameter", "not-quantified", "70 mm"));
    }

    @Test
    void aTraditionIsNoted() {
        String json = "{'piles':[{'sizes':[3,3],'inCorner':false,'diagonal':true}]}";
        InspectionReport masters = report(json, Regulation.HOMMAS);
        assertThat(masters.passed()).isTrue();
        assertThat(masters.notes())
                .extracting(problem -> problem.where().path(), Problem::code)
                .containsExactly(
                        tuple("/piles/0/sizes", "custom-not-followed"),
                        tuple("/piles/0/inCorner", "custom-not-followed"));
        assertThat(report(json, Regulation.ANS).faults())
                .extracting(Problem::rule)
                .containsExactly("sjoelen.piling.first-pile-of-four");
    }

    @ParameterizedTest
    @EnumSource
    void whatNobodyMeasuredIsNoFault(Regulation regulation) {
        InspectionReport report = report("{'board':{},'discs':[{}]}", regulation);
        assertThat(report.passed()).isTrue();
        assertThat(report.notes()).isEmpty();
        assertThat(report.notMeasured()).isNotEmpty();
        assertThat(report.notMeasured())
                .allSatisfy(
                        problem -> {
                            assertThat(problem.code()).isEqualTo("not-measured");
                            assertThat(problem.rule()).startsWith("sjoelen.equipment.");
                            assertThat(problem.where().file()).isEqualTo("case.json");
                        });
    }

    @Test
    void onlyRegulatedMeasuresAreMissed() {
        assertThat(report("{'discs':[{}]}", Regulation.SCHILTE).notMeasured())
                .extracting(problem -> problem.where().path())
                .containsExactly("/discs/0/material");
        assertThat(report("{}", Regulation.ANS))
                .isEqualTo(new InspectionReport(List.of(), List.of(), List.of()));
    }

    @ParameterizedTest
    @CsvSource({"[], 0, 0", "[2], 1, 1", "'[4,3]', 1, 2"})
    void nothingIsMissedWhereThereIsNoPile(String sizes, int ans, int masters) {
        String json = "{'piles':[{'sizes':" + sizes + "}]}";
        assertThat(report(json, Regulation.ANS).notMeasured()).hasSize(ans);
        assertThat(report(json, Regulation.HOMMAS).notMeasured()).hasSize(masters);
    }

    @Test
    void absurdPilesAreRefusedWithoutWritingThemOut() {
        String json = "{'piles':[{'sizes':[2147483647,2147483647]},{'sizes':[-4]}]}";
        assertThat(report(json, Regulation.ANS).faults())
                .extracting(Problem::allowed)
                .containsOnly("[4, 3, 3, …]");
    }
}
