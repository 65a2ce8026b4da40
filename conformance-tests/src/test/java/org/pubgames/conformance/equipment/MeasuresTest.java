package org.pubgames.conformance.equipment;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.conformance.equipment.Sheets.Line;
import org.pubgames.core.Citation;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionFinding.Result;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.words.Template;

/** The data of the measures, the rulebook and the printed clauses name each other. */
class MeasuresTest {

    /** Clauses on piles that are decided where the course of a game is judged, not by measuring. */
    private static final Set<String> ELSEWHERE =
            Set.of(
                    "masters.piling.clear-entrances",
                    "masters.piling.after-second",
                    "jakkolo-auberger.piling.only-between-sub-turns",
                    "cz.piling.no-clearing-during-sub-turn",
                    // how another edition measures: for comparison, no line is judged by it
                    "army.equipment.to-edge-of-court",
                    "army.equipment.to-centres-of-lines",
                    // what a line is worth, not where it is
                    "fed.equipment.two-lines",
                    "jakkolo-de.equipment.gate-values");

    /** The documents that describe the equipment of the board that is inspected. */
    private static final Map<String, Set<String>> SOURCES =
            Map.of(
                    "sjoelen",
                    Set.of(
                            "ans",
                            "ans-2016",
                            "s240",
                            "masters",
                            "jakkolo-de",
                            "jakkolo-auberger",
                            "cz"),
                    "court-shuffleboard",
                    Set.of("masters", "ilsa", "army", "nsa", "asa", "tennisfile"),
                    "deck-shuffleboard",
                    Set.of("masters"),
                    "table-shuffleboard",
                    Set.of("masters", "fed"),
                    "shovelboard",
                    Set.of("masters", "strutt", "cassell", "britannica-1911", "nie"));

    static List<Game<?, ?>> games() {
        return Sheets.games();
    }

    private static List<Rule> rules(Game<?, ?> game) {
        Set<String> measured =
                game.inspections().stream()
                        .flatMap(one -> one.rules().stream())
                        .collect(Collectors.toSet());
        return game.rulebook().rules().stream()
                .filter(rule -> measured.contains(rule.id()))
                .toList();
    }

    @Test
    void noRuleIsLost() {
        int all = games().stream().mapToInt(game -> rules(game).size()).sum();
        assertThat(all).isEqualTo(122);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyRuleThatMeasuresIsInTheDataAndNoOther(Game<?, ?> game) {
        Set<String> book =
                game.rulebook().rules().stream()
                        .filter(rule -> rule.by() == Rule.By.VALIDATION)
                        .map(Rule::id)
                        .filter(id -> id.matches("[a-z-]+\\.(equipment|piling)\\..*"))
                        .collect(Collectors.toCollection(TreeSet::new));
        assertThat(rules(game).stream().map(Rule::id)).containsExactlyInAnyOrderElementsOf(book);
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyLineRestsOnAClauseThatItsRuleCites(Game<?, ?> game) {
        assertThat(Sheets.lines(game))
                .allSatisfy(
                        line ->
                                assertThat(
                                                game.rulebook()
                                                        .rule(line.rule())
                                                        .orElseThrow()
                                                        .citations())
                                        .extracting(Citation::clause)
                                        .containsAll(line.clauses()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyClauseThatCanBeMeasuredIsCited(Game<?, ?> game) {
        Set<String> cited =
                rules(game).stream()
                        .flatMap(rule -> rule.citations().stream())
                        .map(Citation::clause)
                        .filter(
                                id ->
                                        topics(game)
                                                .contains(
                                                        game.rulebook()
                                                                .clause(id)
                                                                .orElseThrow()
                                                                .topic()))
                        .collect(Collectors.toSet());
        Set<String> sources = Objects.requireNonNull(SOURCES.get(game.key().id()));
        Set<String> printed =
                game.rulebook().clauses().stream()
                        .filter(Clause::testable)
                        .filter(clause -> topics(game).contains(clause.topic()))
                        .filter(clause -> sources.contains(clause.source()))
                        .map(Clause::id)
                        .filter(id -> !ELSEWHERE.contains(id))
                        .collect(Collectors.toSet());
        assertThat(cited).isEqualTo(printed);
    }

    private static Set<String> topics(Game<?, ?> game) {
        return game.key().id().equals("sjoelen")
                ? Set.of("equipment", "piling")
                : Set.of("equipment");
    }

    @ParameterizedTest
    @MethodSource("games")
    void rulesAreWrittenOutInThreeLanguages(Game<?, ?> game) {
        for (Rule rule : rules(game)) {
            boolean reading = !rule.reading().en().isEmpty();
            assertThat(reading).isEqualTo(rule.level() == Rule.Level.INTERPRETATION);
            inThreeLanguages(rule.statement());
            inThreeLanguages(rule.says());
            if (reading) {
                inThreeLanguages(rule.reading());
            }
        }
    }

    private static void inThreeLanguages(LocalText text) {
        assertThat(List.of(text.en(), text.nl(), text.de()))
                .doesNotHaveDuplicates()
                .noneMatch(String::isBlank);
        for (Lang lang : Lang.values()) {
            assertThat(Template.placeholders(text.in(lang)))
                    .isEqualTo(Template.placeholders(text.en()));
        }
    }

    /** A line with values that it accepts, and some beside them that it refuses. */
    record Edge(Line line, List<String> accepted, List<String> refused) {

        private static final BigDecimal HAIR = new BigDecimal("0.0000000001");

        static Optional<Edge> of(Line line) {
            Optional<BigDecimal> value = line.field("value").map(BigDecimal::new);
            if (value.isPresent()) {
                BigDecimal margin =
                        line.field("tolerance")
                                .map(BigDecimal::new)
                                .orElseGet(
                                        () ->
                                                value.get()
                                                        .multiply(
                                                                new BigDecimal(
                                                                        line.field("percent")
                                                                                .orElseThrow()))
                                                        .movePointLeft(2));
                return Optional.of(
                        between(line, value.get().subtract(margin), value.get().add(margin)));
            }
            if (line.field("from").isPresent()) {
                return Optional.of(
                        between(
                                line,
                                new BigDecimal(line.field("from").orElseThrow()),
                                new BigDecimal(line.field("to").orElseThrow())));
            }
            if (line.field("most").isPresent()) {
                BigDecimal most = new BigDecimal(line.field("most").orElseThrow());
                return Optional.of(
                        new Edge(
                                line,
                                List.of(plain(HAIR), plain(most)),
                                List.of("0", plain(most.add(HAIR)), plain(most.negate()))));
            }
            if (line.field("below").isPresent()) {
                BigDecimal below = new BigDecimal(line.field("below").orElseThrow());
                return Optional.of(
                        new Edge(
                                line,
                                List.of(plain(HAIR), plain(below.subtract(HAIR))),
                                List.of("0", plain(below), plain(below.negate()))));
            }
            return line.field("count").map(Integer::valueOf).map(count -> counted(line, count));
        }

        private static Edge between(Line line, BigDecimal low, BigDecimal high) {
            return new Edge(
                    line,
                    List.of(plain(low), plain(high), plain(high) + (high.scale() > 0 ? "0" : ".0")),
                    List.of(plain(low.subtract(HAIR)), plain(high.add(HAIR))));
        }

        private static Edge counted(Line line, int count) {
            return new Edge(line, List.of("" + count), List.of("" + (count - 1), "" + (count + 1)));
        }

        /** Whether the same rule also says how long the list is. */
        boolean listed(Game<?, ?> game) {
            return Sheets.lines(game).stream()
                    .filter(other -> other.path().equals(line.path()))
                    .filter(other -> other.rule().equals(line.rule()))
                    .anyMatch(other -> other.field("items").isPresent());
        }

        private static String plain(BigDecimal number) {
            return number.toPlainString();
        }

        /** The results of the rule's clauses when a value is given. */
        Set<Result> results(Game<?, ?> game, String value) {
            Set<Result> results = new TreeSet<>();
            for (Inspection inspection : game.inspections()) {
                if (line.field("only").map(inspection.regulation()::equals).orElse(true)) {
                    Sheets.report(inspection, line.sheet(value)).findings().stream()
                            .filter(it -> it.rule().equals(line.rule()))
                            .filter(it -> line.clauses().contains(it.clause()))
                            .map(InspectionFinding::result)
                            .filter(result -> result != Result.NOT_MEASURED)
                            .forEach(results::add);
                }
            }
            return results;
        }
    }

    /** Each bound from both sides, wherever the measure stands. */
    @ParameterizedTest
    @MethodSource("games")
    void everyBoundHoldsFromBothSides(Game<?, ?> game) {
        List<Edge> edges =
                Sheets.lines(game).stream()
                        .filter(line -> !line.path().startsWith("/piles/"))
                        .flatMap(line -> Edge.of(line).stream())
                        .filter(edge -> !edge.listed(game))
                        .filter(edge -> !drawn(edge.line()))
                        .toList();
        assertThat(edges).hasSizeGreaterThan(5);
        for (Edge edge : edges) {
            Result broken = edge.line().field("custom").isPresent() ? Result.NOTED : Result.BREAKS;
            for (String value : edge.accepted()) {
                assertThat(edge.results(game, value))
                        .as("%s: %s", edge.line(), value)
                        .containsExactly(Result.HOLDS);
            }
            for (String value : edge.refused()) {
                assertThat(edge.results(game, value))
                        .as("%s: %s", edge.line(), value)
                        .containsExactly(broken);
            }
        }
    }

    private static boolean drawn(Line line) {
        return Optional.ofNullable(line.entry().get("kind"))
                .filter(kind -> kind.shown().equals("drawn"))
                .isPresent();
    }

    @Test
    void everyVariantHasTheRegulationOfItsDocuments() {
        List<String> regulations = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            game.variants()
                    .all()
                    .forEach(
                            variant ->
                                    regulations.add(
                                            game.key().id()
                                                    + "/"
                                                    + variant.id()
                                                    + " "
                                                    + game.inspection(variant)
                                                            .map(Inspection::regulation)
                                                            .orElse("none")));
        }
        assertThat(regulations)
                .contains(
                        "sjoelen/ans-pre2016 ans",
                        "sjoelen/masters hommas",
                        "sjoelen/wk-20-2 ans",
                        "court-shuffleboard/masters masters",
                        "court-shuffleboard/illinois-league ilsa",
                        "table-shuffleboard/federation federation",
                        "table-shuffleboard/knock-off masters",
                        "shovelboard/american-1911 britannica-1911",
                        "shovelboard/strutt strutt",
                        "deck-shuffleboard/steamer-1910 none",
                        "schocken/hattersheim none");
        // dice and competitions have nothing to be measured
        assertThat(regulations.stream().filter(it -> !it.matches("(schocken|competition).*")))
                .filteredOn(it -> it.endsWith(" none"))
                .hasSize(1);
    }

    static Stream<Inspection> inspections() {
        return games().stream().flatMap(game -> game.inspections().stream());
    }

    @ParameterizedTest
    @MethodSource("inspections")
    void everyRegulationHasATitleInThreeLanguages(Inspection inspection) {
        inThreeLanguages(inspection.title());
    }
}
