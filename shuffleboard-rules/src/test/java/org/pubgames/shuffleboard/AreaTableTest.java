package org.pubgames.shuffleboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.court.CourtShuffleboard;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;
import org.pubgames.shuffleboard.shovelboard.Shovelboard;
import org.pubgames.shuffleboard.table.TableShuffleboard;

/** A house's own list of what the areas are worth. */
class AreaTableTest {

    private static final Shuffleboard COURT = Games.game(CourtShuffleboard.KEY);
    private static final Shuffleboard DECK = Games.game(DeckShuffleboard.KEY);
    private static final Shuffleboard TABLE = Games.game(TableShuffleboard.KEY);
    private static final Shuffleboard BOARD = Games.game(Shovelboard.KEY);

    private static Reading<Variant> read(Shuffleboard game, String parent, String rows) {
        return read(game, parent, rows, "");
    }

    private static Reading<Variant> read(
            Shuffleboard game, String parent, String rows, String changes) {
        String yaml =
                "variant: 2\ngame: "
                        + game.key().id()
                        + "\nid: house\ntitle: {en: House}\nextends: "
                        + parent
                        + "@"
                        + game.variants().get(parent).edition()
                        + "\ntables: {area-points: {because: \"Our list.\", otherwise: shipped,"
                        + " rows: ["
                        + rows
                        + "]}}\n"
                        + changes;
        return game.variants().read(yaml, "house.yaml");
    }

    private static Score score(Shuffleboard game, Variant variant, String discs) {
        return game.scoring(variant).score(List.of(discs.split(" "))).orElseThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "a:10, 15, 0",
        "a:10 b:10, 15, 15",
        "a:8, 8, 0",
        "a:7 b:10-off, 0, 5",
        "a:line b:open, 0, 0",
        "a:10 a:7 b:8, 15, 8",
    })
    void onTheCourt(String discs, int sideA, int sideB) {
        Variant house =
                read(
                                COURT,
                                "masters",
                                "{when: {area: 10}, then: {points: 15}}, {when: {area: 7}, then:"
                                        + " {points: 0}}, {when: {area: 10-off}, then: {points: 5}}")
                        .orElseThrow();
        Score score = score(COURT, house, discs);
        assertThat(score.cells())
                .containsEntry("a", String.valueOf(sideA))
                .containsEntry("b", String.valueOf(sideB));
        assertThat(score.rulings().stream().mapToInt(Ruling::points).sum())
                .isEqualTo(sideA + sideB);
    }

    /** The sum under a drawing is made of the rulings of each side. */
    @Test
    void theRulingOfARowNamesItsSide() {
        Variant house =
                read(DECK, "masters", "{when: {area: far}, then: {points: 50}}").orElseThrow();
        List<Ruling> rulings = score(DECK, house, "a:far b:9").rulings();
        Ruling row =
                rulings.stream().filter(ruling -> ruling.points() == 50).findFirst().orElseThrow();
        assertThat(row.fact("side").map(String::valueOf)).hasValue("A");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "masters | {then: {points: 0}} | table-without-end",
                "masters | {then: {points: -5}} | table-without-end",
                "masters | {when: {area: [10, 8, 7]}, then: {points: 0}} | table-without-end",
                "masters | {when: {area: [10, 8]}, then: {points: 0}} |",
                "masters | {when: {area: 7}, then: {points: 1}}, {then: {points: 0}} |",
                "frames-20 | {then: {points: -5}} |",
                "frames-20 | {then: {points: 0}} | table-without-end",
            })
    void aTableLetsAMatchEnd(String base, String rows, String code) {
        assertThat(read(COURT, base, rows).problems())
                .extracting(Problem::code)
                .isEqualTo(code == null ? List.of() : List.of(code));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hangerPoints: {to: 4, because: x}, cornerPoints: {to: 0, because: x} |",
                "hangerPoints: {to: 0, because: x}, cornerPoints: {to: 1, because: x} |",
                "hangerPoints: {to: 0, because: x}, cornerPoints: {to: 0, because: x} | table-without-end",
            })
    void hangersMayWinWhereTheAreasDoNot(String changes, String code) {
        Reading<Variant> house =
                read(TABLE, "masters", "{then: {points: 0}}", "changes: {" + changes + "}\n");
        assertThat(house.problems())
                .extracting(Problem::code)
                .isEqualTo(code == null ? List.of() : List.of(code));
    }

    @ParameterizedTest
    @CsvSource({"10,", "1,", "0, table-without-end"})
    void anAreaOutsideTheTableMayWinIfItIsWorthSomething(int far, String code) {
        String cells = "{when: {area: [1, 2, 3, 4, 5, 6, 7, 8, 9]}, then: {points: -1}}";
        Reading<Variant> house =
                read(
                        DECK,
                        "masters",
                        cells,
                        "changes: {farPoints: {to: " + far + ", because: x}}\n");
        assertThat(house.problems())
                .extracting(Problem::code)
                .isEqualTo(code == null ? List.of() : List.of(code));
    }

    @Test
    void theShippedAwardIsWithdrawnAndNamed() {
        Variant house =
                read(COURT, "masters", "{when: {area: 10}, then: {points: 15}, because: Ours.}")
                        .orElseThrow();
        List<Ruling> rulings = score(COURT, house, "a:10").rulings();

        assertThat(rulings)
                .extracting(Ruling::rule)
                .contains("court-shuffleboard.house.area-points")
                .doesNotContain("court-shuffleboard.score.ten");
        Ruling ruling =
                rulings.stream()
                        .filter(each -> each.rule().equals("court-shuffleboard.house.area-points"))
                        .findFirst()
                        .orElseThrow();
        assertThat(ruling.fact("overrides")).contains(List.of("court-shuffleboard.score.ten"));
        assertThat(Stream.of(Lang.values()).map(lang -> COURT.rulebook().say(ruling, lang)))
                .containsExactly(
                        "House list, row 1: a1 counts in area 10 and is worth 15 points instead of"
                                + " 10. Ours.",
                        "Huislijst, rij 1: a1 telt in vlak 10 en is 15 punten waard in plaats van"
                                + " 10. Ours.",
                        "Hausliste, Zeile 1: a1 zählt im Feld 10 und ist 15 Punkte wert statt 10."
                                + " Ours.");
    }

    @ParameterizedTest
    @CsvSource({"a:far, 20, 0", "a:near b:5, -10, 7", "a:9 b:line, 9, 0"})
    void onDeck(String discs, int sideA, int sideB) {
        Variant house =
                read(
                                DECK,
                                "masters",
                                "{when: {area: far}, then: {points: 20}}, {when: {area: 5}, then:"
                                        + " {points: 7}}")
                        .orElseThrow();
        assertThat(score(DECK, house, discs).cells())
                .containsEntry("a", String.valueOf(sideA))
                .containsEntry("b", String.valueOf(sideB));
    }

    @ParameterizedTest
    @CsvSource({
        "a:3, 7, 0",
        "a:3-line, 2, 0",
        "a:2-line, 0, 0",
        "a:hanging, 4, 0",
        "a:3 b:2, 7, 0",
        "a:1 b:1, 0, 0",
    })
    void onTheTable(String discs, int sideA, int sideB) {
        Variant house =
                read(
                                TABLE,
                                "masters",
                                "{when: {area: 3}, then: {points: 7}}, {when: {area: 1}, then:"
                                        + " {points: 0}}")
                        .orElseThrow();
        String ranked = discs.contains("1 b:1") ? "a:1#1 b:1#2" : discs;
        assertThat(score(TABLE, house, ranked).cells())
                .containsEntry("a", String.valueOf(sideA))
                .containsEntry("b", String.valueOf(sideB));
    }

    private static final String THREE =
            "changes: {middleLine: {to: 20, because: x}, middlePoints: {to: 2, because: x}}\n";

    @ParameterizedTest
    @CsvSource({
        "a:2 b:middle, 5, 3",
        "a:far-line b:middle-line, 5, 3",
        "a:1 b:near-line, 1, 1",
        "a:hanging b:corner, 7, 7",
        "a:short b:2, 0, 5",
        "a:short#1 b:short#2, 1, 0",
    })
    void onTheBoard(String discs, int sideA, int sideB) {
        Variant house =
                read(
                                BOARD,
                                "masters",
                                "{when: {area: 2}, then: {points: 5}}, {when: {area: middle}, then:"
                                        + " {points: 3}}, {when: {area: hanging}, then: {points:"
                                        + " 7}}",
                                THREE)
                        .orElseThrow();
        Score score = score(BOARD, house, discs);
        assertThat(score.cells())
                .containsEntry("a", String.valueOf(sideA))
                .containsEntry("b", String.valueOf(sideB));
        assertThat(score.rulings().stream().mapToInt(Ruling::points).sum())
                .isEqualTo(sideA + sideB);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fallback: {to: true, because: x} |",
                "fallback: {to: false, because: x} | table-without-end",
            })
    void theNearestMayWinWhereNoAreaDoes(String changes, String code) {
        Reading<Variant> house =
                read(BOARD, "masters", "{then: {points: 0}}", "changes: {" + changes + "}\n");
        assertThat(house.problems())
                .extracting(Problem::code)
                .isEqualTo(code == null ? List.of() : List.of(code));
    }

    /** What a weight is worth usually is not said of one that the list makes worth something. */
    @Test
    void theListOfTheBoardIsNamed() {
        Variant house =
                read(
                                BOARD,
                                "masters",
                                "{when: {area: 2}, then: {points: 5}}, {when: {area: short}, then:"
                                        + " {points: 1}, because: Ours.}")
                        .orElseThrow();
        List<Ruling> rulings = score(BOARD, house, "a:far-line b:short").rulings();
        assertThat(rulings)
                .extracting(Ruling::rule)
                .doesNotContain("shovelboard.score.on-far-line", "shovelboard.score.short");
        assertThat(
                        rulings.stream()
                                .filter(each -> each.rule().endsWith("area-points"))
                                .flatMap(
                                        each ->
                                                Stream.of(Lang.values())
                                                        .map(
                                                                lang ->
                                                                        BOARD.rulebook()
                                                                                .say(each, lang))))
                .containsExactlyInAnyOrder(
                        "House list, row 1: weight a1 counts as beyond the far line and is worth 5"
                                + " points instead of 2. Our list.",
                        "Huislijst, rij 1: gewicht a1 telt als voorbij de verre lijn en is 5"
                                + " punten waard in plaats van 2. Our list.",
                        "Hausliste, Zeile 1: Gewicht a1 zählt als hinter der fernen Linie und ist"
                                + " 5 Punkte wert statt 2. Our list.",
                        "House list, row 2: weight b1 counts as short of the line and is worth 1"
                                + " point instead of 0. Ours.",
                        "Huislijst, rij 2: gewicht b1 telt als vóór de lijn en is 1 punt waard"
                                + " in plaats van 0. Ours.",
                        "Hausliste, Zeile 2: Gewicht b1 zählt als vor der Linie und ist 1 Punkt"
                                + " wert statt 0. Ours.");
    }

    @Test
    void theShippedPointsWrittenOutAreTheShippedPoints() {
        String all =
                "{when: {area: 1}, then: {points: 1}}, {when: {area: 2}, then: {points: 2}},"
                        + " {when: {area: 3}, then: {points: 3}}";
        Variant house = read(TABLE, "masters", all).orElseThrow();
        Variant shipped = TABLE.variants().get("masters");
        for (String word : TABLE.board(shipped).words()) {
            var own = TABLE.scoring(house).score(List.of("a:" + word));
            var usual = TABLE.scoring(shipped).score(List.of("a:" + word));
            assertThat(own.fold(Score::cells, no -> null))
                    .as(word)
                    .isEqualTo(usual.fold(Score::cells, no -> null));
        }
    }

    @Test
    void onlyAreasOfTheBoardMayBeNamed() {
        assertThat(codes(TABLE, "{when: {area: 4}, then: {points: 5}}"))
                .containsExactly("row-never-fits");
        assertThat(codes(TABLE, "{when: {area: 3}, then: {points: -1}}"))
                .containsExactly("too-small");
        assertThat(codes(COURT, "{when: {area: 10off}, then: {points: 5}}"))
                .containsExactly("unknown-value");
        assertThat(codes(BOARD, "{when: {area: middle}, then: {points: 5}}"))
                .containsExactly("row-never-fits");
        assertThat(codes(BOARD, "{when: {area: corner}, then: {points: 5}}"))
                .containsExactly("unknown-value");
        assertThat(codes(BOARD, "{when: {area: hanging}, then: {points: 51}}"))
                .containsExactly("too-large");
    }

    private static List<String> codes(Shuffleboard game, String rows) {
        return read(game, "masters", rows).problems().stream().map(Problem::code).toList();
    }
}
