package org.pubgames.conformance.equipment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Inspection;
import org.pubgames.core.InspectionFinding;
import org.pubgames.core.InspectionFinding.Result;
import org.pubgames.core.InspectionReport;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;

/** Reports and sheets of measures, good and bad. Quotes are written '. */
class InspectionTest {

    static List<Game<?, ?>> games() {
        return Sheets.games();
    }

    private static Game<?, ?> game(String id) {
        return Games.find(id).orElseThrow();
    }

    private static Inspection standard(Game<?, ?> game) {
        return game.inspection(game.variants().standard()).orElseThrow();
    }

    private static InspectionReport sjoelen(String regulation, String json) {
        return Sheets.report(Sheets.inspection(game("sjoelen"), regulation), json);
    }

    private static List<String> paths(List<InspectionFinding> findings) {
        return findings.stream().map(finding -> finding.where().path()).toList();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theCompleteSheetHolds(Game<?, ?> game) {
        InspectionReport report = Sheets.report(standard(game), Sheets.complete(game));
        assertThat(report.findings())
                .extracting(InspectionFinding::result)
                .containsOnly(Result.HOLDS);
        assertThat(report.passed()).isTrue();
        assertThat(report.complete()).isTrue();
        assertThat(report.holding().stream().map(InspectionFinding::rule).distinct())
                .containsExactlyInAnyOrderElementsOf(standard(game).rules());
    }

    @ParameterizedTest
    @MethodSource("games")
    void whatNobodyMeasuredIsReportedAndIsNoFault(Game<?, ?> game) {
        boolean alone = game.key().id().equals("sjoelen");
        String nothing = alone ? "{'board':{},'discs':[{}],'piles':[{'sizes':[4,3]}]}" : "{}";
        for (Inspection inspection : game.inspections()) {
            InspectionReport report = Sheets.report(inspection, nothing);
            assertThat(report.passed()).isTrue();
            assertThat(report.complete()).isFalse();
            assertThat(report.notes()).isEmpty();
            Set<String> missed = new TreeSet<>();
            for (InspectionFinding gap : report.notMeasured()) {
                assertThat(gap.code()).isEqualTo("not-measured");
                assertThat(gap.where().file()).isEqualTo("case.json");
                missed.add(gap.rule());
            }
            assertThat(inspection.rules()).containsAll(missed);
            assertThat(inspection.rules().stream().filter(rule -> !missed.contains(rule)))
                    .as("only piles have to be given, and what is not quantified is not missed")
                    .allMatch(rule -> rule.matches("sjoelen\\.(piling\\..*-of-.*|.*schilte.*)"));
        }
    }

    /** Everything is broken that a number, a count or a yes can break. */
    @ParameterizedTest
    @MethodSource("games")
    void everyFindingHasItsPlaceItsRuleAndItsWords(Game<?, ?> game) {
        String wrong =
                Sheets.complete(game)
                        .replaceAll("\\b[0-9][0-9.]*\\b(?!\")", "1000")
                        .replace("true", "false");
        for (Inspection inspection : game.inspections()) {
            InspectionReport report = inspection.inspect(wrong, "wrong.json").orElseThrow();
            assertThat(report.passed()).isFalse();
            for (InspectionFinding finding : report.findings()) {
                assertThat(inspection.rules()).contains(finding.rule());
                assertThat(game.rulebook().clause(finding.clause())).isPresent();
                assertThat(finding.where().line()).isPositive();
                assertThat(finding.where().path()).startsWith("/");
                assertThat(said(game, finding)).hasSize(Lang.values().length);
                Problem problem = finding.problem();
                assertThat(problem.rule()).isEqualTo(finding.rule());
                if (finding.result() == Result.BREAKS || finding.result() == Result.NOTED) {
                    assertThat(problem.text(Lang.DE)).doesNotStartWith(problem.code() + ":");
                }
            }
            assertThat(inspection.inspect(wrong, "wrong.json").orElseThrow()).isEqualTo(report);
        }
    }

    private static Set<String> said(Game<?, ?> game, InspectionFinding finding) {
        return Stream.of(Lang.values())
                .map(lang -> finding.say(game.rulebook(), lang))
                .peek(text -> assertThat(text).doesNotContainPattern("\\{[a-z]"))
                .collect(Collectors.toSet());
    }

    @Test
    void wordsAreSaidInTheReadersLanguage() {
        InspectionFinding fault =
                sjoelen("ans", "{'discs':[{'material':'not-wood'}]}").faults().get(0);
        assertThat(fault.say(game("sjoelen").rulebook(), Lang.NL))
                .contains("geen hout")
                .contains("beukenhout");
    }

    @Test
    void measuresFromMemoryHaveAPathButNoLine() {
        Inspection ans = Sheets.inspection(game("sjoelen"), "ans");
        InspectionReport report =
                ans.inspect(
                                Map.of(
                                        "discs",
                                        List.of(
                                                Map.of("weight", 20, "material", "beech"),
                                                Map.of("weight", new BigDecimal("16.99")),
                                                Map.of("weight", 23.01))))
                        .orElseThrow();
        assertThat(report.faults())
                .containsExactly(
                        weight("/discs/1/weight", "16.99 g"), weight("/discs/2/weight", "23.01 g"));
        assertThat(ans.inspect(Map.of("discs", 1)).problems())
                .extracting(Problem::code)
                .containsExactly("wrong-type");
    }

    private static InspectionFinding weight(String path, String value) {
        return new InspectionFinding(
                Result.BREAKS,
                "out-of-tolerance",
                Where.UNKNOWN.path(path),
                value,
                "17–23 g",
                "sjoelen.equipment.disc-weight",
                "ans.equipment.disc-weight");
    }

    @Test
    void discsKeepTheirOrder() {
        String discs =
                IntStream.range(0, 30)
                        .mapToObj(i -> "{'weight':" + i + "}")
                        .collect(Collectors.joining(","));
        assertThat(paths(sjoelen("ans", "{'discs':[" + discs + "]}").faults()))
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
        assertThat(paths(sjoelen("hommas", json).faults()))
                .containsExactly(
                        "/board/gates/widths/0", "/board/outline/length", "/discs/0/diameter");
        InspectionReport schilte = sjoelen("schilte", json);
        assertThat(paths(schilte.faults())).containsExactly("/board/outline/length");
        assertThat(schilte.notes())
                .extracting(
                        note -> note.where().path(),
                        InspectionFinding::code,
                        InspectionFinding::value)
                .containsExactly(
                        tuple("/board/gates/widths", "not-quantified", "[80] mm"),
                        tuple("/discs/0/diameter", "not-quantified", "70 mm"));
    }

    @Test
    void aTraditionIsNoted() {
        String json = "{'piles':[{'sizes':[3,3],'inCorner':false,'diagonal':true}]}";
        InspectionReport masters = sjoelen("hommas", json);
        assertThat(masters.passed()).isTrue();
        assertThat(masters.notes())
                .extracting(note -> note.where().path(), InspectionFinding::code)
                .containsExactly(
                        tuple("/piles/0/sizes", "custom-not-followed"),
                        tuple("/piles/0/inCorner", "custom-not-followed"));
        assertThat(sjoelen("ans", json).faults())
                .extracting(InspectionFinding::rule)
                .containsExactly("sjoelen.piling.first-pile-of-four");
    }

    @Test
    void onlyRegulatedMeasuresAreMissed() {
        assertThat(paths(sjoelen("schilte", "{'discs':[{}]}").notMeasured()))
                .containsExactly("/discs/0/material");
        assertThat(sjoelen("ans", "{}").findings()).isEmpty();
        assertThat(sjoelen("ans", "{'discs':[]}").findings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"[], 0, 0", "[2], 1, 1", "'[4,3]', 1, 2"})
    void nothingIsMissedWhereThereIsNoPile(String sizes, int ans, int masters) {
        String json = "{'piles':[{'sizes':" + sizes + "}]}";
        assertThat(sjoelen("ans", json).notMeasured()).hasSize(ans);
        assertThat(sjoelen("hommas", json).notMeasured()).hasSize(masters);
    }

    @Test
    void absurdPilesAreRefusedWithoutWritingThemOut() {
        String json = "{'piles':[{'sizes':[2147483647,2147483647]},{'sizes':[-4]}]}";
        assertThat(sjoelen("ans", json).faults())
                .extracting(InspectionFinding::allowed)
                .containsOnly("[4, 3, 3, …]");
    }

    @Test
    void aWornBoardShowsEveryFaultAtItsPlace() {
        InspectionReport report =
                Sheets.inspection(game("sjoelen"), "ans")
                        .inspect(Sheets.example("equipment-worn.json"), "equipment-worn.json")
                        .orElseThrow();
        assertThat(report.faults())
                .extracting(
                        fault -> fault.where().path(),
                        InspectionFinding::code,
                        InspectionFinding::value,
                        InspectionFinding::allowed)
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
                .extracting(InspectionFinding::where)
                .startsWith(new Where("equipment-worn.json", 6, 17, "/board/parts/bottom"));
        assertThat(paths(report.notMeasured()))
                .contains("/board/thicknesses/backWall", "/discs/1/thickness");
        assertThat(report.complete()).isFalse();
    }

    @Test
    void theSheetOfBeforeKeepsWorking() {
        InspectionReport report = sjoelen("ans", Sheets.example("equipment-ans.json"));
        assertThat(report.passed()).isTrue();
        assertThat(report.notes()).isEmpty();
        assertThat(paths(report.notMeasured()))
                .containsExactly("/board/drawing/lengths", "/board/drawing/others");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sjoelen | {'disks':[]} | unknown-field | /disks | discs",
                "sjoelen | {'discs':{}} | wrong-type | /discs | ''",
                "sjoelen | {'discs':[{'weight':'20'}]} | wrong-type | /discs/0/weight | ''",
                "sjoelen | {'discs':[{'weight':null}]} | wrong-type | /discs/0/weight | ''",
                "sjoelen | {'discs':[{'wieght':20}]} | unknown-field | /discs/0/wieght | weight",
                "sjoelen | {'discs':[{'material':'beach'}]} | unknown-value | /discs/0/material | beech",
                "sjoelen | {'board':[]} | wrong-type | /board | ''",
                "sjoelen | {'board':{'parts':{'bottom':true}}} | unknown-value | /board/parts/bottom | ''",
                "sjoelen | {'board':{'gates':{'labels':[2,3,4,1]}}} | wrong-type | /board/gates/labels/0 | ''",
                "sjoelen | {'board':{'gates':{'labels':[{}]}}} | missing-field | /board/gates/labels/0/mark | ''",
                "sjoelen | {'board':{'gates':{'compartments':4.5}}} | wrong-type | /board/gates/compartments | ''",
                "sjoelen | {'board':{'thicknesses':{'sideWalls':12}}} | wrong-type | /board/thicknesses/sideWalls | ''",
                "sjoelen | {'board':{'drawing':{'lengths':[{'name':'a','measured':1}]}}} | missing-field |"
                        + " /board/drawing/lengths/0/nominal | ''",
                "sjoelen | {'piles':[{'gap':1}]} | missing-field | /piles/0/sizes | ''",
                "sjoelen | {'piles':[{'sizes':[4.5]}]} | wrong-type | /piles/0/sizes/0 | ''",
                "sjoelen | [] | wrong-type | '' | ''",
                "sjoelen | { | not-json | '' | ''",
                "sjoelen | {} {} | text-after-json | '' | ''",
                "sjoelen | {'discs':[],'discs':[]} | duplicate-field | '' | ''",
                "sjoelen | {'discs':[NaN]} | not-json | '' | ''",
                "sjoelen | '' | empty-line | '' | ''",
                "court-shuffleboard | {'courts':{}} | unknown-field | /courts | court",
                "court-shuffleboard | {'ends':[{},{'tenOff':{'separation':'yes'}}]} | wrong-type |"
                        + " /ends/1/tenOff/separation | ''",
                "court-shuffleboard | {'sets':{'colours':['yelow']}} | unknown-value | /sets/colours/0 | yellow",
                "court-shuffleboard | {'cues':[{'prongs':null}]} | wrong-type | /cues/0/prongs | ''",
                "deck-shuffleboard | {'ovals':[{'cels':[1]}]} | unknown-field | /ovals/0/cels | cells",
                "shovelboard | {'weights':[{},{'material':'mettal'}]} | unknown-value | /weights/1/material | metal",
                "shovelboard | {'board':{'targetLines':1.5}} | wrong-type | /board/targetLines | ''",
                "table-shuffleboard | {'lines':{'foulLinesFromEnd':[72,'x']}} | wrong-type |"
                        + " /lines/foulLinesFromEnd/1 | ''"
            })
    void everyMistakeHasItsPlace(
            String game, String json, String code, String path, String suggestion) {
        assertThat(standard(game(game)).inspect(json.replace('\'', '"'), "bad.json").problems())
                .first()
                .extracting(
                        Problem::code,
                        problem -> problem.where().path(),
                        problem -> problem.where().file(),
                        Problem::suggestion)
                .containsExactly(code, path, "bad.json", suggestion);
    }

    @Test
    void allMistakesAreFoundAtOnce() {
        String json = "{'discs':[{'weight':'x','shine':1},{'surface':'round'}],'x':1}";
        assertThat(standard(game("sjoelen")).inspect(json.replace('\'', '"'), "f").problems())
                .extracting(Problem::code)
                .containsExactlyInAnyOrder(
                        "unknown-field", "unknown-field", "wrong-type", "unknown-value");
    }

    @ParameterizedTest
    @ValueSource(strings = {"1e999999999", "1e-2147483000", "-1e999999999", "1e-2147483647"})
    @Timeout(20)
    void hugeNumbersCostNothing(String number) {
        for (Game<?, ?> game : games()) {
            String json =
                    Sheets.lines(game).stream()
                            .filter(line -> line.entry().containsKey("unit"))
                            .filter(line -> !line.entry().containsKey("kind"))
                            .filter(line -> !line.path().startsWith("/piles/"))
                            .map(line -> line.sheet(number))
                            .collect(Collectors.joining("\n"));
            for (Inspection inspection : game.inspections()) {
                long wrong =
                        json.lines()
                                .map(sheet -> Sheets.report(inspection, sheet))
                                .mapToLong(it -> it.faults().size() + it.notes().size())
                                .sum();
                assertThat(wrong).isPositive();
            }
        }
        String drawn =
                "{'board':{'drawing':{'lengths':[{'name':'a','nominal':#,'measured':#}]}},'piles':[{'sizes':[4],'gap':#}]}";
        assertThat(sjoelen("ans", drawn.replace("#", number)).passed()).isFalse();
    }
}
