package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.equipment.Inspection;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.core.internal.equipment.MeasuredSheet;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.core.internal.equipment.RegulationGroup;

/** What holds for the inspection of any game's equipment. Quotes are written '. */
public abstract class InspectionContract<M extends Record, R extends RegulationGroup> {

    private final Class<?> game;
    private final Inspection<M, R> inspection;
    private final List<R> regulations;

    /**
     * The inspection of one game.
     *
     * @param game a class beside whose resources {@code rules/equipment.yaml} stands
     * @param regulations all of them, the most important first
     */
    protected InspectionContract(Class<?> game, Inspection<M, R> inspection, List<R> regulations) {
        this.game = game;
        this.inspection = inspection;
        this.regulations = List.copyOf(regulations);
    }

    /** A file with which the first regulation has no quarrel, and which leaves nothing out. */
    protected abstract String sound();

    /** A file that breaks no rule of the first regulation, but does not follow customs. */
    protected abstract String unusual();

    /** A file with # where numbers stand. */
    protected abstract String numbers();

    private MeasuredSheet<M> read(String json) {
        return inspection.read(json.replace('\'', '"'), "measures.json").orElseThrow();
    }

    private InspectionReport report(String json, R regulation) {
        return inspection.inspect(read(json), regulation);
    }

    /** The first problem of a file. */
    protected final void mistake(String json, String code, String path, String suggestion) {
        assertThat(inspection.read(json.replace('\'', '"'), "bad.json").problems())
                .first()
                .extracting(Problem::code, problem -> problem.where().path(), Problem::suggestion)
                .containsExactly(code, path, suggestion);
    }

    @Test
    void soundEquipmentPasses() {
        InspectionReport report = report(sound(), regulations.get(0));
        assertThat(report).isEqualTo(new InspectionReport(List.of(), List.of(), List.of()));
        assertThat(report.passed()).isTrue();
        assertThat(report.complete()).isTrue();
    }

    @Test
    void anUnusualMeasureIsNotedAndIsNoFault() {
        InspectionReport report = report(unusual(), regulations.get(0));
        assertThat(report.passed()).isTrue();
        assertThat(report.notes())
                .isNotEmpty()
                .extracting(Problem::code)
                .containsOnly(Notes.CUSTOM);
    }

    @Test
    void whatNobodyMeasuredIsReportedAndIsNoFault() {
        Set<String> missed = new TreeSet<>();
        for (R regulation : regulations) {
            InspectionReport report = report("{}", regulation);
            assertThat(report.passed()).isTrue();
            assertThat(report.complete()).isFalse();
            assertThat(report.notes()).isEmpty();
            assertThat(report.notMeasured())
                    .allSatisfy(
                            gap -> {
                                assertThat(gap.code()).isEqualTo("not-measured");
                                assertThat(gap.where().file()).isEqualTo("measures.json");
                                missed.add(gap.rule());
                            });
        }
        assertThat(missed).containsExactlyInAnyOrderElementsOf(MeasureRules.of(game).ids());
    }

    @Test
    void measuresFromMemoryAreJudgedAlike() {
        for (R regulation : regulations) {
            assertThat(inspection.inspect(read(sound()).values(), regulation).faults())
                    .extracting(Problem::rule)
                    .containsExactlyInAnyOrderElementsOf(
                            report(sound(), regulation).faults().stream()
                                    .map(Problem::rule)
                                    .toList());
        }
    }

    @Test
    void equalMeasuresGiveEqualReports() {
        for (R regulation : regulations) {
            String json = numbers().replace("#", "1000");
            InspectionReport first = report(json, regulation);
            for (int i = 0; i < 20; i++) {
                assertThat(report(json, regulation)).isEqualTo(first);
            }
        }
    }

    @Test
    void everyFindingHasItsPlaceItsRuleAndItsWords() {
        Set<String> rules = Set.copyOf(MeasureRules.of(game).ids());
        String json = numbers().replace("#", "1000").replace("{", "\n{");
        for (R regulation : regulations) {
            InspectionReport report = report(json, regulation);
            List<Problem> found =
                    Stream.of(report.faults(), report.notes(), report.notMeasured())
                            .flatMap(List::stream)
                            .toList();
            assertThat(report.faults().size() + report.notes().size()).isPositive();
            assertThat(found)
                    .allSatisfy(
                            problem -> {
                                assertThat(rules).contains(problem.rule());
                                assertThat(problem.where().line()).isPositive();
                                assertThat(problem.where().path()).startsWith("/");
                                assertThat(words(problem)).hasSize(Lang.values().length);
                            });
            assertThat(report.faults())
                    .allSatisfy(
                            fault -> {
                                assertThat(fault.where().line()).isGreaterThan(1);
                                assertThat(fault.value()).isEqualTo("1000 in");
                                assertThat(fault.allowed()).endsWith(" in");
                            });
        }
    }

    /** The different texts of a problem; a code without words shows only itself. */
    private static Set<String> words(Problem problem) {
        return Stream.of(Lang.values())
                .map(problem::text)
                .filter(text -> !text.startsWith(problem.code() + ":"))
                .collect(Collectors.toSet());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999999999", "1e-2147483000", "-1e999999999", "1e-2147483647"})
    @Timeout(20)
    void hugeNumbersCostNothing(String number) {
        for (R regulation : regulations) {
            InspectionReport report = report(numbers().replace("#", number), regulation);
            assertThat(report.faults().size() + report.notes().size()).isPositive();
        }
    }
}
