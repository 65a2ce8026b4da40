package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Games;
import org.pubgames.core.internal.data.Node;

class InspectCommandTest {

    private static final String EXAMPLES = Path.of("..", "examples").toString();
    private static final String WORN = EXAMPLES + "/equipment-worn.json";

    /** The games that have measures. */
    static Stream<String> games() {
        return Games.installed().stream()
                .filter(game -> !game.inspections().isEmpty())
                .map(game -> game.key().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyGameHasACompleteSheet(String game) {
        for (String lang : new String[] {"en", "nl", "de"}) {
            String sheet = EXAMPLES + "/equipment-" + game + ".json";
            Ran ran = Ran.pubgames("inspect", game, sheet, "-v", "--lang", lang);
            assertThat(ran.err()).isEmpty();
            assertThat(ran.exit()).isZero();
            readable(ran);
        }
    }

    private static void readable(Ran ran) {
        assertThat(ran.out()).doesNotContainPattern("\\{[a-zA-Z]+[|}]");
        assertThat(ran.out().lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(100));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "en|Falls short|Not measured|16 fall short|This equipment falls short.",
                "nl|Schiet tekort|Niet gemeten|16 schieten tekort|Dit materiaal schiet tekort.",
                "de|Genügt nicht|Nicht gemessen|16 genügen nicht|Dieses Material genügt nicht."
            })
    void aWornBoardFallsShort(
            String lang, String head, String missing, String count, String verdict) {
        Ran ran = Ran.pubgames("inspect", "sjoelen", WORN, "--lang", lang);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out())
                .contains("\n" + head + "\n", "\n" + missing + "\n", count, verdict)
                .contains("/discs/1/weight · ")
                .contains("equipment-worn.json:23:", "16.9 g", "17–23 g")
                .contains("[sjoelen.equipment.disc-weight · ");
        readable(ran);
    }

    @Test
    void theVariantChoosesTheRegulation() {
        String sheet = "{\"discs\":[{\"diameter\":52.4}]}";
        assertThat(Ran.reading(sheet, "inspect", "sjoelen", "-").exit()).isEqualTo(1);
        Ran masters = Ran.reading(sheet, "inspect", "sjoelen", "-", "--variant", "masters");
        assertThat(masters.exit()).isZero();
        assertThat(masters.out()).contains("Hommas", "1 in order", "not measured");
        Ran schilte = Ran.reading(sheet, "inspect", "sjoelen", "-", "--regulation", "schilte");
        assertThat(schilte.exit()).isZero();
        assertThat(schilte.out()).contains("Schilte", "Noted and not judged", "1 noted");
    }

    @Test
    void aHouseVariantHasTheRegulationOfItsParent() {
        Ran ran =
                Ran.reading(
                        "{}",
                        "inspect",
                        "sjoelen",
                        "-",
                        "--variant",
                        EXAMPLES + "/house-twenty.yaml");
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out()).contains("(ans)", "house-twenty");
    }

    @Test
    void aProgramReadsEveryFinding() {
        Ran ran = Ran.pubgames("inspect", "sjoelen", WORN, "--json", "--lang", "nl");
        assertThat(ran.exit()).isEqualTo(1);
        List<Node.Fields> lines = ran.json();
        assertThat(Ran.field(lines.get(0), "type")).isEqualTo("inspection");
        assertThat(Ran.field(lines.get(0), "regulation")).isEqualTo("ans");
        assertThat(Ran.field(lines.get(0), "variant")).isEqualTo("ans-pre2016");
        Node.Fields end = lines.get(lines.size() - 1);
        assertThat(Ran.field(end, "breaks")).isEqualTo("16");
        assertThat(Ran.field(end, "passed")).isEqualTo("false");
        assertThat(Ran.field(end, "complete")).isEqualTo("false");
        for (String result : new String[] {"holds", "breaks", "not-measured"}) {
            assertThat(lines)
                    .filteredOn(line -> Ran.field(line, "result").equals(result))
                    .isNotEmpty()
                    .allSatisfy(
                            line -> {
                                assertThat(Ran.field(line, "rule")).startsWith("sjoelen.");
                                assertThat(Ran.field(line, "clause")).startsWith("ans.");
                                assertThat(Ran.field(line, "path")).startsWith("/");
                                assertThat(Ran.text(line, "text")).isNotBlank();
                            });
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "inspect|missing-argument|''",
                "inspect sjoelen|missing-argument|''",
                "inspect sjoeln x|unknown-game|sjoelen",
                "inspect sjoelen no-such.json|file-not-found|''",
                "inspect sjoelen ../examples|is-a-directory|''",
                "inspect sjoelen - --variant mastres|unknown-variant|masters",
                "inspect sjoelen - --regulation homas|unknown-regulation|hommas",
                "inspect schocken -|no-measures|''",
                "inspect schocken - --regulation ans|unknown-regulation|''",
                "inspect deck-shuffleboard - --variant steamer-1910|no-regulation|''",
                "inspect sjoelen - more|unexpected-argument|''",
                "inspect sjoelen - --vriant x|unknown-option|--variant"
            })
    void mistakesAreProblems(String command, String code, String suggestion) {
        Ran ran = Ran.reading("{}", (command + " --json").split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo(suggestion);
        for (String lang : new String[] {"en", "nl", "de"}) {
            Ran text = Ran.reading("{}", (command + " --lang " + lang).split(" "));
            assertThat(text.exit()).isEqualTo(2);
            assertThat(text.err()).contains("[" + code + "]").doesNotContain(": " + code + ":");
        }
    }

    @Test
    void everyMistakeOfASheetIsToldAtOnce() {
        String sheet = "{\"disks\":[],\"board\":{\"gates\":{\"lables\":[]}},\n\"piles\":[{}]}";
        Ran ran = Ran.reading(sheet, "inspect", "sjoelen", "-");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err().lines()).hasSize(3);
        assertThat(ran.err())
                .contains("stdin:1:", "Maybe you meant \"discs\"", "\"labels\"", "stdin:2:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[]", "null", "{} {}", "{\"discs\":[NaN]}", "\u0000"})
    void whatIsNoSheetIsRefused(String text) {
        Ran ran = Ran.reading(text, "inspect", "table-shuffleboard", "-");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).startsWith("stdin");
    }

    @Test
    void aSheetIsNotAnyLargeFile(@TempDir Path folder) throws IOException {
        Path large = folder.resolve("large.json");
        Files.writeString(large, " ".repeat(1_100_000));
        Ran ran = Ran.pubgames("inspect", "sjoelen", large.toString());
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[sheet-too-large]");
        Files.write(large, new byte[] {'{', (byte) 0xff, '}'});
        assertThat(Ran.pubgames("inspect", "sjoelen", large.toString()).err())
                .contains("[not-utf-8]");
    }
}
