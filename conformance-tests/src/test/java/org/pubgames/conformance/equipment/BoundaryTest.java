package org.pubgames.conformance.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionReport;

/**
 * Every rule on equipment with the last value it accepts and the first one it refuses, from tables
 * that were written from the print and not from the data: {@code equipment/GAME.csv}.
 */
class BoundaryTest {

    /** One line of a table. */
    record Boundary(
            Game<?, ?> game,
            String rule,
            String regulation,
            String code,
            String measurements,
            List<String> accepted,
            List<String> refused) {

        static Boundary read(String game, String line) {
            List<String> cells = List.of(line.split(Pattern.quote(" | ")));
            return new Boundary(
                    Games.find(game).orElseThrow(),
                    game + "." + cells.get(0),
                    cells.get(1).toLowerCase(Locale.ROOT).replace('_', '-'),
                    cells.get(2),
                    cells.get(3),
                    List.of(cells.get(4).split(" ; ")),
                    List.of(cells.get(5).split(" ; ")));
        }

        /** What the rule finds when a value is filled in. */
        List<InspectionFinding> findings(String value) {
            InspectionReport report =
                    Sheets.report(
                            Sheets.inspection(game, regulation), measurements.replace("#", value));
            return Stream.concat(report.faults().stream(), report.notes().stream())
                    .filter(found -> found.rule().equals(rule))
                    .toList();
        }

        @Override
        public String toString() {
            return rule + " " + regulation;
        }
    }

    static Stream<Boundary> boundaries() {
        return Sheets.games().stream().flatMap(game -> boundaries(game.key().id()));
    }

    private static Stream<Boundary> boundaries(String game) {
        try (InputStream in = BoundaryTest.class.getResourceAsStream(game + ".csv")) {
            String text =
                    new String(
                            Objects.requireNonNull(in, game).readAllBytes(),
                            StandardCharsets.UTF_8);
            return text.lines().skip(2).map(line -> Boundary.read(game, line));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
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
                    .extracting(InspectionFinding::code)
                    .containsOnly(at.code());
        }
    }

    static List<Game<?, ?>> games() {
        return Sheets.games();
    }

    /** The tables refuse something by every clause of every rule, and by no other. */
    @ParameterizedTest
    @MethodSource("games")
    void everyClauseOfEveryRuleHasABoundary(Game<?, ?> game) {
        Set<String> shown = new TreeSet<>();
        boundaries(game.key().id())
                .forEach(
                        at ->
                                at.refused().stream()
                                        .flatMap(value -> at.findings(value).stream())
                                        .forEach(it -> shown.add(it.rule() + " " + it.clause())));
        Set<String> data = new TreeSet<>();
        Sheets.lines(game)
                .forEach(
                        line ->
                                line.clauses()
                                        .forEach(clause -> data.add(line.rule() + " " + clause)));
        assertThat(shown).isEqualTo(data);
    }
}
