package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Setting;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** {@code variant new} and {@code variant schema}: a template and a schema for house variants. */
class VariantNewTest {

    @TempDir private Path folder = Path.of(".");

    static List<Game<?, ?>> games() {
        return Games.installed();
    }

    @ParameterizedTest
    @MethodSource("games")
    void theNewFileNamesEverySettingAndIsSound(Game<?, ?> game) {
        for (String lang : HouseFile.LANGUAGES) {
            Ran made = Ran.pubgames("variant", "new", game.key().id(), "--lang", lang);
            assertThat(made.exit()).isZero();
            assertThat(made.err()).isEmpty();
            assertThat(made.out())
                    .contains("extends: " + game.variants().standard().pinned())
                    .contains(game.settings().stream().map(Setting::name).toList());
            Ran checked = Ran.reading(made.out(), "variant", "check", "-");
            assertThat(checked.err()).isEmpty();
            assertThat(checked.exit()).isZero();
        }
    }

    @Test
    void anotherParentIsNamed() {
        assertThat(Ran.pubgames("variant", "new", "sjoelen", "--extends", "s240").out())
                .contains("extends: s240@3");
        HouseFile.sjoelen(folder, "anchor", "masters@3", "turns: {to: 7, because: \"x\"}");
        assertThat(
                        Ran.pubgames(
                                        "variant",
                                        "new",
                                        "sjoelen",
                                        "--extends",
                                        "anchor",
                                        "--variants",
                                        folder.toString())
                                .out())
                .contains("extends: anchor@1");
    }

    @Test
    void aFileIsWrittenButNeverOverwritten() {
        String file = folder.resolve("house.yaml").toString();
        Ran made = Ran.pubgames("variant", "new", "sjoelen", "--out", file);
        assertThat(made.exit()).isZero();
        assertThat(made.out()).contains("pubgames variant check " + file);
        String text = HouseFile.read(file);
        assertThat(text).isEqualTo(Ran.pubgames("variant", "new", "sjoelen").out());
        for (String lang : HouseFile.LANGUAGES) {
            Ran again = Ran.pubgames("variant", "new", "schocken", "--out", file, "--lang", lang);
            assertThat(again.exit()).isEqualTo(2);
            assertThat(again.out()).isEmpty();
            assertThat(again.err()).contains("[file-exists]", file);
        }
        assertThat(HouseFile.read(file)).isEqualTo(text);
    }

    /** The first line names the schema that is written beside the file; one that is there stays. */
    @Test
    void theSchemaForEditorsIsWrittenBesideIt() {
        String file = folder.resolve("house.yaml").toString();
        Ran made = Ran.pubgames("variant", "new", "sjoelen", "--out", file, "--lang", "nl");
        String schema = folder.resolve("sjoelen-variant.schema.json").toString();
        assertThat(made.out()).contains(schema);
        assertThat(HouseFile.read(file))
                .startsWith("# yaml-language-server: $schema=sjoelen-variant.schema.json\n");
        assertThat(HouseFile.read(schema))
                .isEqualTo(Ran.pubgames("variant", "schema", "sjoelen", "--lang", "nl").out())
                .contains("Hoeveel");
        HouseFile.write(folder, "sjoelen-variant.schema.json", "{}");
        String other = folder.resolve("other.yaml").toString();
        assertThat(Ran.pubgames("variant", "new", "sjoelen", "--out", other).out())
                .doesNotContain(schema);
        assertThat(HouseFile.read(schema)).isEqualTo("{}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "new sjoeln|unknown-game|sjoelen",
                "new|missing-argument|''",
                "new sjoelen --extends mastres|unknown-variant|masters",
                "new sjoelen --extends masters@9|other-edition|masters@3",
                "new sjoelen --out /nowhere/at/all.yaml|cannot-write-file|''",
                "new sjoelen --extnds s240|unknown-option|--extends",
                "schema sjoeln|unknown-game|sjoelen",
                "schema|missing-argument|''",
                "schema sjoelen more|unexpected-argument|''",
            })
    void mistakesAreProblems(String arguments, String code, String suggestion) {
        Ran ran = Ran.pubgames(("variant " + arguments + " --json").split(" "));
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
        assertThat(Ran.field(ran.problems().get(0), "suggestion")).isEqualTo(suggestion);
    }

    @ParameterizedTest
    @MethodSource("games")
    void theSchemaIsJsonAboutTheGame(Game<?, ?> game) {
        Ran ran = Ran.pubgames("variant", "schema", game.key().id());
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        Node schema = JsonText.read(ran.out(), Where.UNKNOWN).orElseThrow();
        assertThat(Ran.field((Node.Fields) schema, "$schema")).contains("2020-12");
        assertThat(ran.out())
                .contains("\"" + game.key().id() + "\"")
                .contains(game.settings().stream().map(Setting::name).toList());
    }
}
