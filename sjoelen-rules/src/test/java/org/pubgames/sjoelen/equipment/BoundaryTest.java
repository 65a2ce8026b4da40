package org.pubgames.sjoelen.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Problem;
import org.pubgames.core.book.YamlRuleBook;

/** Every rule with the last value it accepts and the first one it refuses: boundaries.csv. */
class BoundaryTest {

    /** One line of the table. */
    record Boundary(
            String rule,
            Regulation regulation,
            String code,
            String measurements,
            List<String> accepted,
            List<String> refused) {

        /** Faults and notes of the rule when a value is filled in. */
        List<Problem> findings(String value) {
            String json = measurements.replace("#", value).replace('\'', '"');
            Measurements read = EquipmentInspection.read(json, "boundary.json").orElseThrow();
            InspectionReport report = EquipmentInspection.inspect(read, regulation);
            return Stream.concat(report.faults().stream(), report.notes().stream())
                    .filter(found -> found.rule().equals(rule))
                    .toList();
        }
    }

    static Stream<Boundary> boundaries() {
        return YamlRuleBook.text(BoundaryTest.class, "boundaries.csv")
                .lines()
                .skip(2)
                .map(line -> List.of(line.split(Pattern.quote(" | "))))
                .map(
                        cells ->
                                new Boundary(
                                        "sjoelen." + cells.get(0),
                                        Regulation.valueOf(cells.get(1)),
                                        cells.get(2),
                                        cells.get(3),
                                        List.of(cells.get(4).split(" ; ")),
                                        List.of(cells.get(5).split(" ; "))));
    }

    @ParameterizedTest
    @MethodSource("boundaries")
    void acceptsUpToTheBoundaryAndRefusesBeyond(Boundary at) {
        for (String value : at.accepted()) {
            assertThat(at.findings(value)).as("accepted: %s", value).isEmpty();
        }
        for (String value : at.refused()) {
            assertThat(at.findings(value))
                    .as("refused: %s", value)
                    .extracting(Problem::code)
                    .containsOnly(at.code());
        }
    }

    @Test
    void everyRuleHasABoundary() {
        assertThat(boundaries().map(Boundary::rule).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(RuleFile.read().ids());
    }
}
