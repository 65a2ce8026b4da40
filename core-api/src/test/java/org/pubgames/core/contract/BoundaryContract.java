package org.pubgames.core.contract;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.core.internal.equipment.InspectionReport;

/**
 * Every rule on a game's equipment with the last value it accepts and the first one it refuses:
 * {@code boundaries.csv} beside the test.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class BoundaryContract {

    /** One line of the table. */
    record Boundary(
            String rule,
            String regulation,
            String code,
            String measurements,
            List<String> accepted,
            List<String> refused) {

        static Boundary read(String game, String line) {
            List<String> cells = List.of(line.split(Pattern.quote(" | ")));
            return new Boundary(
                    game + "." + cells.get(0),
                    cells.get(1),
                    cells.get(2),
                    cells.get(3),
                    List.of(cells.get(4).split(" ; ")),
                    List.of(cells.get(5).split(" ; ")));
        }
    }

    private final String id;
    private final Class<?> game;

    /**
     * The boundaries of one game.
     *
     * @param id of the game
     * @param game a class beside whose resources {@code rules/equipment.yaml} stands
     */
    protected BoundaryContract(String id, Class<?> game) {
        this.id = id;
        this.game = game;
    }

    /** What an inspection by a regulation finds. */
    protected abstract InspectionReport inspect(String json, String regulation);

    /** The lines of the table. */
    protected final Stream<Boundary> boundaries() {
        return YamlRuleBook.text(getClass(), "boundaries.csv")
                .lines()
                .skip(2)
                .map(line -> Boundary.read(id, line));
    }

    /** Faults and notes of the rule when a value is filled in. */
    private List<Problem> findings(Boundary at, String value) {
        String json = at.measurements().replace("#", value).replace('\'', '"');
        InspectionReport report = inspect(json, at.regulation());
        return Stream.concat(report.faults().stream(), report.notes().stream())
                .filter(found -> found.rule().equals(at.rule()))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boundaries")
    void acceptsUpToTheBoundaryAndRefusesBeyond(Boundary at) {
        for (String value : at.accepted()) {
            assertThat(findings(at, value)).as("accepted: %s", value).isEmpty();
        }
        for (String value : at.refused()) {
            assertThat(findings(at, value))
                    .as("refused: %s", value)
                    .extracting(Problem::code)
                    .containsOnly(at.code());
        }
    }

    @Test
    void everyRuleHasABoundary() {
        assertThat(boundaries().map(Boundary::rule).distinct().toList())
                .containsExactlyInAnyOrderElementsOf(MeasureRules.of(game).ids());
    }
}
