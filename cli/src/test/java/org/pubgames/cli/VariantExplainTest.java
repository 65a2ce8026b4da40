package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Setting;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;

class VariantExplainTest {

    @TempDir private Path folder = Path.of(".");

    private String anchor() {
        return HouseFile.sjoelen(
                folder,
                "anchor",
                "masters@3",
                "turns: {to: 7, because: \"early closing\"}",
                "wallRest: {to: taken-out-without-contact, because: \"kinder\"}");
    }

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    @Test
    void whatDiffersComesFirst() {
        Ran ran = Ran.pubgames("variant", "explain", anchor());
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .containsSubsequence(
                        "The anchor (anchor)",
                        "extends masters@3",
                        "Other than in ans-pre2016",
                        "As in ans-pre2016")
                .containsPattern("turns +7 +instead of 10 +set by anchor\n")
                .containsPattern("bonusDiscs +\\[0, 0\\] +instead of \\[2, 1\\] +set by masters\n")
                .containsPattern("\n  discs +30\n");
        int settings = Games.find("sjoelen").orElseThrow().settings().size();
        assertThat(ran.out().lines().filter(line -> line.matches("  [a-z][A-Za-z]+  .*")))
                .hasSize(settings);
    }

    @Test
    void oneSettingIsExplainedInFull() {
        Ran ran = Ran.pubgames("variant", "explain", anchor(), "turns");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .startsWith("turns = 7\n")
                .contains("Standard: 10 (in ans-pre2016)")
                .containsSubsequence(
                        "  ans-pre2016  10",
                        "because: The print does not say how many turns",
                        "[ans.card.copy-to-player]",
                        "variants/ans-pre2016.yaml:",
                        "  masters  1",
                        "[masters.play.one-turn-each]",
                        "▸ anchor  7 · holds",
                        "because: early closing",
                        "anchor.yaml:7:",
                        "Rules it governs:",
                        "sjoelen.match.turns-complete");
    }

    @Test
    void aReadingIsMarkedAsOne() {
        Ran ran = Ran.pubgames("variant", "explain", anchor(), "order");
        assertThat(ran.out()).containsSubsequence("masters", "in-turn", "(interpretation)");
    }

    @Test
    void choicesAreExplained() {
        Ran ran = Ran.pubgames("variant", "explain", anchor(), "wallRest", "--lang", "nl");
        assertThat(ran.out())
                .contains("wallRest = taken-out-without-contact")
                .contains("  taken-out  Ze is uit")
                .contains("▸ taken-out-without-contact  Ze is alleen uit");
    }

    @ParameterizedTest
    @MethodSource("games")
    void settingsOfEveryGameAreExplainedInEveryLanguage(Game<?, ?> game) {
        explained(game, 6);
    }

    @ParameterizedTest
    @MethodSource("games")
    @Tag("proof")
    void everySettingIsExplainedInEveryLanguageAtLength(Game<?, ?> game) {
        explained(game, 1);
    }

    /** Another setting in each language, so that a few of them are asked in each. */
    private static void explained(Game<?, ?> game, int oneIn) {
        String name = game.key().id() + "/" + game.variants().standard().id();
        for (String lang : HouseFile.LANGUAGES) {
            int first = Math.floorMod(lang.hashCode(), oneIn);
            for (int i = first; i < game.settings().size(); i += oneIn) {
                Setting setting = game.settings().get(i);
                Ran ran = Ran.pubgames("variant", "explain", name, setting.name(), "--lang", lang);
                assertThat(ran.exit()).isZero();
                assertThat(ran.out())
                        .startsWith(setting.name() + " = ")
                        .contains(setting.allowed().split(" ", 2)[0])
                        .doesNotContainPattern("\\{[a-zA-Z]+[|}]");
                assertThat(ran.out().lines())
                        .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
            }
        }
        Ran all = Ran.pubgames("variant", "explain", name, "--json");
        assertThat(all.json()).hasSize(1 + game.settings().size());
        assertThat(all.json().subList(1, all.json().size()))
                .extracting(line -> Ran.field(line, "setting"))
                .containsExactlyElementsOf(
                        Records.names(game.variants().standard().settings().getClass()));
    }

    @Test
    void tellsProgramsEverything() {
        Ran ran = Ran.pubgames("variant", "explain", anchor(), "wallRest", "--json");
        assertThat(ran.json()).hasSize(1);
        Node.Fields setting = ran.json().get(0);
        assertThat(Ran.field(setting, "value")).isEqualTo("taken-out-without-contact");
        assertThat(Ran.field(setting, "standard")).isEqualTo("taken-out");
        assertThat(Ran.field(setting, "allowed")).isEqualTo("taken-out, taken-out-without-contact");
        assertThat(((Node.Items) Ran.part(setting, "choices")).values()).hasSize(2);
        assertThat(((Node.Items) Ran.part(setting, "rules")).values()).isNotEmpty();
        List<Node> layers = ((Node.Items) Ran.part(setting, "layers")).values();
        Node.Fields last = (Node.Fields) layers.get(layers.size() - 1);
        assertThat(Ran.field(last, "setBy")).isEqualTo("anchor");
        assertThat(Ran.field(last, "because")).isEqualTo("kinder");
        assertThat(Ran.field(last, "line")).isEqualTo("8");
    }

    @Test
    void aCodeHasAPage() {
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "explain", "unknown-setting", "--lang", lang);
            assertThat(ran.exit()).isZero();
            assertThat(ran.out()).isNotBlank();
        }
        Node.Fields page =
                Ran.pubgames("variant", "explain", "unknown-setting", "--json").json().get(0);
        assertThat(Ran.field(page, "type")).isEqualTo("page");
        assertThat(Ran.field(page, "code")).isEqualTo("unknown-setting");
        assertThat(Ran.field(page, "text")).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource({
        "sjoelen/masters",
        "masters --game sjoelen",
        "sjoelen/masters@3",
        "masters@3 --game sjoelen",
        "s240",
        "s240@3",
    })
    void aVariantIsNamedInSeveralWays(String name) {
        Ran ran = Ran.pubgames(("variant explain --json " + name).split(" "));
        assertThat(ran.exit()).isZero();
        assertThat(Ran.field(ran.json().get(0), "game")).isEqualTo("sjoelen");
    }

    @Test
    void aHousesVariantIsKnownByItsId() {
        anchor();
        Ran ran =
                Ran.pubgames(
                        "variant", "explain", "anchor", "turns", "--variants", folder.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).startsWith("turns = 7\n");
    }

    @Test
    void aFileMayComeFromStandardInput() {
        Ran ran = Ran.reading(HouseFile.read(anchor()), "variant", "explain", "-", "turns");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("turns = 7", "stdin:7:");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "masters|ambiguous-variant|''",
                "mastres|unknown-variant|masters",
                "unknown-seting|unknown-variant|unknown-setting",
                "sjoelen/mastres|unknown-variant|masters",
                "sjoeln/masters|unknown-game|sjoelen",
                "masters --game sjoeln|unknown-game|sjoelen",
                "s240@9|other-edition|s240@3",
                "sjoelen/masters turn|unknown-setting|turns",
                "short-evening|mixin-alone|''",
                "nowhere.yaml|file-not-found|''",
                "s240 turns more|unexpected-argument|''",
            })
    void wrongNamesAreProblems(String arguments, String code, String suggestion) {
        Ran ran = Ran.pubgames(("variant explain --json " + arguments).split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo(suggestion);
        for (String lang : HouseFile.LANGUAGES) {
            Ran text =
                    Ran.pubgames(("variant explain --lang " + lang + " " + arguments).split(" "));
            assertThat(text.err()).contains("[" + code + "]").doesNotContain(": " + code);
        }
    }

    @Test
    void anAmbiguousNameListsTheChoices() {
        Ran ran = Ran.pubgames("variant", "explain", "masters", "--json");
        assertThat(Ran.text(ran.problems().get(0), "allowed"))
                .contains("sjoelen/masters", "court-shuffleboard/masters");
    }

    @Test
    void aBrokenFileIsToldWithItsLines() {
        String file = HouseFile.sjoelen(folder, "bad", "masters@3", "turnz: {to: 5, because: x}");
        Ran ran = Ran.pubgames("variant", "explain", file);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("unknown-setting", "turnz: {to: 5", "^^^^^");
    }

    private String listed() {
        return HouseFile.write(
                folder,
                "listed.yaml",
                """
                variant: 2
                game: schocken
                id: listed
                title: {en: "The list", nl: "De lijst", de: "Die Liste"}
                extends: hattersheim@4
                tables:
                  throw-discs:
                    because: "it hangs there"
                    hit: first
                    otherwise: shipped
                    rows:
                      - {when: {figure: jule}, then: {discs: 8}}
                      - {when: {high: {from: 5}}, then: {discs: all}, because: "dear"}
                """);
    }

    @Test
    void tablesAreExplained() {
        Ran all = Ran.pubgames("variant", "explain", listed());
        assertThat(all.exit()).isZero();
        assertThat(all.out())
                .contains("Tables of its own:\n  throw-discs  2 rows  set by listed\n");
        for (String lang : HouseFile.LANGUAGES) {
            Ran one = Ran.pubgames("variant", "explain", listed(), "throw-discs", "--lang", lang);
            assertThat(one.exit()).isZero();
            assertThat(one.out())
                    .startsWith("throw-discs\n")
                    .contains("it hangs there", "listed.yaml:", "schocken.house.throw-discs")
                    .containsPattern("1\\. +jule +.*→ 8\n")
                    .containsPattern("2\\. +– .*5–6 .*→ all\n")
                    .doesNotContainPattern("\\{[a-zA-Z]+[|}]")
                    .doesNotContainPattern(" \n");
            assertThat(one.out().lines().map(line -> line.replace(folder.toString(), "")))
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
        Node.Fields table =
                Ran.pubgames("variant", "explain", listed(), "throw-discs", "--json").json().get(0);
        assertThat(Ran.field(table, "type")).isEqualTo("table");
        assertThat(Ran.field(table, "setBy")).isEqualTo("listed");
        assertThat(((Node.Items) Ran.part(table, "rows")).values()).hasSize(2);
        assertThat(
                        Ran.pubgames(
                                        "variant",
                                        "explain",
                                        "hattersheim",
                                        "throw-discs",
                                        "--game",
                                        "schocken")
                                .out())
                .contains("This variant has no such table of its own.", "figure (");
    }
}
