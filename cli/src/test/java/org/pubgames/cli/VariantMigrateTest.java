package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class VariantMigrateTest {

    private static final String OLD =
            """
            # our rules   (do not touch!)
            variant: 1
            game: sjoelen
            id: anchor
            title: {en: "The anchor"}
            extends: masters   # as always
            changes:
              turns: {to: 7, because: "early closing"}
            """;

    private static final String NEW =
            OLD.replace("variant: 1", "variant: 2").replace("masters ", "masters@3 ");

    @TempDir private Path folder = Path.of(".");

    @Test
    void theNewTextIsShownAndTheFileStays() {
        String file = HouseFile.write(folder, "anchor.yaml", OLD);
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "migrate", file, "--lang", lang);
            assertThat(ran.exit()).isZero();
            assertThat(ran.out()).isEqualTo(NEW);
            assertThat(ran.err()).contains(file + ": ", "masters@3", "--write");
            assertThat(ran.err().lines()).hasSize(3);
        }
        assertThat(HouseFile.read(file)).isEqualTo(OLD);
    }

    @Test
    void theFileIsRewritten() {
        String file = HouseFile.write(folder, "anchor.yaml", OLD);
        Ran ran = Ran.pubgames("variant", "migrate", file, "--write");
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).contains("masters@3", file + " is rewritten.");
        assertThat(HouseFile.read(file)).isEqualTo(NEW);
        assertThat(folder).isDirectoryNotContaining("glob:**/.pubgames*");
        assertThat(Ran.pubgames("variant", "check", file).exit()).isZero();
    }

    @Test
    void theMarkAtTheStartStays() throws IOException {
        Path file = folder.resolve("anchor.yaml");
        Files.writeString(file, "\uFEFF" + OLD.replace("\n", "\r\n"));
        assertThat(Ran.pubgames("variant", "migrate", file.toString(), "--write").exit()).isZero();
        assertThat(Files.readString(file)).isEqualTo("\uFEFF" + NEW.replace("\n", "\r\n"));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        String file = HouseFile.write(folder, "anchor.yaml", OLD);
        Path link = Files.createSymbolicLink(folder.resolve("link.yaml"), Path.of(file));
        assertThat(Ran.pubgames("variant", "migrate", link.toString(), "--write").exit()).isZero();
        assertThat(link).isSymbolicLink();
        assertThat(HouseFile.read(file)).isEqualTo(NEW);
    }

    @Test
    void whatIsUpToDateIsNotTouched() throws IOException {
        String file = HouseFile.write(folder, "anchor.yaml", NEW);
        Files.setLastModifiedTime(Path.of(file), FileTime.fromMillis(1_000_000));
        Ran written = Ran.pubgames("variant", "migrate", file, "--write");
        assertThat(written.exit()).isZero();
        assertThat(written.out()).isEqualTo(file + " is up to date.\n");
        assertThat(Files.getLastModifiedTime(Path.of(file)).toMillis()).isEqualTo(1_000_000);
        Ran shown = Ran.pubgames("variant", "migrate", file);
        assertThat(shown.exit()).isZero();
        assertThat(shown.out()).isEqualTo(NEW);
        assertThat(shown.err()).isEqualTo(file + " is up to date.\n");
    }

    @Test
    void standardInputIsMigratedToStandardOutput() {
        assertThat(Ran.reading(OLD, "variant", "migrate", "-").out()).isEqualTo(NEW);
    }

    @Test
    void tellsPrograms() {
        String file = HouseFile.write(folder, "anchor.yaml", OLD);
        Ran ran = Ran.pubgames("variant", "migrate", file, "--json");
        assertThat(ran.err()).isEmpty();
        Node.Fields migrated = ran.json().get(0);
        assertThat(Ran.field(migrated, "type")).isEqualTo("migrated");
        assertThat(Ran.field(migrated, "upToDate")).isEqualTo("false");
        assertThat(Ran.field(migrated, "written")).isEqualTo("false");
        assertThat(((Node.Items) Ran.part(migrated, "steps")).values()).hasSize(2);
        assertThat(Ran.text(migrated, "text")).isEqualTo(NEW);
        Ran again = Ran.pubgames("variant", "migrate", file, "--write", "--json");
        assertThat(Ran.field(again.json().get(0), "written")).isEqualTo("true");
    }

    @ParameterizedTest
    @CsvSource({
        "nowhere.yaml, file-not-found",
        "no-game.yaml, missing-field",
        "other.yaml, unknown-game",
        "list.yaml, not-yaml",
    })
    void whatCannotBeReadIsLeftAlone(String name, String code) {
        HouseFile.write(folder, "no-game.yaml", "variant: 1\n");
        HouseFile.write(folder, "other.yaml", "variant: 1\ngame: sjoeln\n");
        HouseFile.write(folder, "list.yaml", "variant: [\n");
        String file = folder.resolve(name).toString();
        Ran ran = Ran.pubgames("variant", "migrate", file, "--write", "--json");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo(code);
    }

    @Test
    void aFileWithOtherMistakesIsToldAndStays() {
        String wrong = OLD.replace("turns:", "turnz:");
        String file = HouseFile.write(folder, "anchor.yaml", wrong);
        Ran ran = Ran.pubgames("variant", "migrate", file, "--write");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("unknown-setting", "turnz");
        assertThat(HouseFile.read(file)).isEqualTo(wrong);
    }

    @Test
    void whatCannotBeWrittenIsAProblem() {
        Ran ran =
                Ran.pubgames(
                        Ran.PIPED,
                        OLD.getBytes(StandardCharsets.UTF_8),
                        "variant",
                        "migrate",
                        "-",
                        "--write");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("[unusable-argument]");
    }
}
