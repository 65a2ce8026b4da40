package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class VariantDiffTest {

    @TempDir private Path folder = Path.of(".");

    @Test
    void tellsSettingsAndALayoutThatIsScoredDifferently() {
        String house =
                HouseFile.sjoelen(
                        folder, "anchor", "masters@3", "setPoints: {to: 25, because: \"more\"}");
        Ran ran = Ran.pubgames("variant", "diff", "masters", house);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .containsSubsequence(
                        "A  Masters",
                        "B  The anchor",
                        "Settings that differ",
                        "setPoints  20  25",
                        "Points of a complete set",
                        "The shortest example",
                        "pubgames score sjoelen ",
                        "A (masters) says:",
                        "└───",
                        "× 20",
                        "B (anchor) says:",
                        "└───",
                        "× 25");
    }

    @Test
    void tellsAMatchEventByEvent() {
        Ran ran = Ran.pubgames("variant", "diff", "masters-5", "masters-10");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .containsPattern("turns +5 +10")
                .containsSubsequence(
                        "Players: Anna",
                        "   1 Anna: ",
                        "   5 Anna: ",
                        "A (masters-5) says:",
                        "sjoelen.match.winner",
                        "Final standing",
                        "B (masters-10) says:",
                        "Standing so far",
                        "To play: Anna.",
                        "Both say:",
                        "sjoelen.card.score-entered");
    }

    @ParameterizedTest
    @CsvSource({
        "sjoelen/ans-pre2016, sjoelen/masters",
        "hattersheim, niederrhein --game schocken",
        "schocken-tournament/hattersheim, schocken-tournament/fiebel",
        "table-shuffleboard/masters, tavern",
        "court-shuffleboard/masters, illinois",
        "deck-shuffleboard/masters, masters-100",
        "shovelboard/masters, cassell",
    })
    void everyGameIsToldInEveryLanguage(String one, String other) {
        for (String lang : HouseFile.LANGUAGES) {
            String call = "variant diff " + one + " " + other + " --lang " + lang;
            Ran ran = Ran.pubgames(call.split(" "));
            assertThat(ran.err()).isEmpty();
            assertThat(ran.exit()).isZero();
            assertThat(ran.out()).doesNotContainPattern("\\{[a-zA-Z]+[|}]");
            assertThat(ran.out().lines())
                    .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
        }
        Ran json = Ran.pubgames(("variant diff --json " + one + " " + other).split(" "));
        assertThat(json.exit()).isZero();
        assertThat(json.json())
                .extracting(line -> Ran.field(line, "type"))
                .containsExactly("diff", "example");
    }

    @Test
    void tellsProgramsTheExample() {
        List<Node.Fields> lines =
                Ran.pubgames("variant", "diff", "masters-5", "masters-10", "--json").json();
        Node.Fields diff = lines.get(0);
        assertThat(Ran.field((Node.Fields) Ran.part(diff, "a"), "variant")).isEqualTo("masters-5");
        assertThat(((Node.Items) Ran.part(diff, "settings")).values()).hasSize(1);
        Node.Fields example = lines.get(1);
        assertThat(Ran.field(example, "difference")).isEqualTo("outcome");
        assertThat(Ran.field(example, "length")).isEqualTo("5");
        assertThat(((Node.Items) Ran.part(example, "events")).values()).hasSize(5);
        assertThat(Ran.field((Node.Fields) Ran.part(example, "a"), "over")).isEqualTo("true");
        assertThat(Ran.field((Node.Fields) Ran.part(example, "b"), "over")).isEqualTo("false");
    }

    @Test
    void theSameRulesHaveNoExample() {
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "diff", "s240", "s240@3", "--lang", lang);
            assertThat(ran.exit()).isEqualTo(1);
            assertThat(ran.err()).isEmpty();
            assertThat(ran.out().lines()).hasSizeGreaterThanOrEqualTo(6);
        }
        Ran json = Ran.pubgames("variant", "diff", "s240", "s240", "--json");
        assertThat(json.exit()).isEqualTo(1);
        assertThat(json.json()).hasSize(1);
        assertThat(Ran.field(json.json().get(0), "example")).isEqualTo("false");
    }

    @Test
    void theOtherNameTellsWhichGameIsMeant() {
        Ran ran = Ran.pubgames("variant", "diff", "masters", "tavern", "--json");
        assertThat(Ran.field(ran.json().get(0), "game")).isEqualTo("table-shuffleboard");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "masters masters|ambiguous-variant",
                "s240 tavern|different-games",
                "s240 nothing-like-it|unknown-variant",
                "nowhere.yaml s240|file-not-found",
                "s240|missing-argument",
                "s240 s240 s240|unexpected-argument",
            })
    void wrongNamesAreProblems(String arguments, String code) {
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames(("variant diff --lang " + lang + " " + arguments).split(" "));
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).contains("[" + code + "]").doesNotContain(": " + code);
        }
    }
}
