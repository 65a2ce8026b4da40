package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pubgames.core.internal.data.Node;

class VariantCheckTest {

    private static final String SOUND = "turns: {to: 7, because: \"early closing\"}";
    private static final String[] WRONG = {
        "turnz: {to: 5, because: \"x\"}",
        "setPoints: {to: 501, because: \"x\"}",
        "wallRest: {to: taken-ot, because: \"x\"}"
    };

    @TempDir private Path folder = Path.of(".");

    @Test
    void aSoundFileIsOneLine() {
        String file =
                HouseFile.sjoelen(
                        folder, "anchor", "masters@3", SOUND, "discs: {to: 30, because: \"x\"}");
        Ran ran = Ran.pubgames("variant", "check", file);
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out())
                .matches(
                        "\\Q"
                                + file
                                + "\\E: sound: anchor · sjoelen · extends masters@3 ·"
                                + " sha256:[0-9a-f]{32} · changes 1 setting\n");
    }

    /** What reads a file of the system asks where it stands; a pipe cannot say. */
    @Test
    void aFileMayComeThroughAPipe() {
        String file = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        for (String[] call :
                new String[][] {
                    {"variant", "check", "-"},
                    {"variant", "explain", "-", "turns"},
                    {"score", "sjoelen", "--variant", "-", "9", "5", "7", "5"}
                }) {
            assertThat(piped(Path.of(file), call)).as(String.join(" ", call)).isZero();
        }
    }

    private static int piped(Path file, String... call) {
        try (Pipe.SourceChannel read = filled(Files.readAllBytes(file))) {
            InputStream in =
                    new FilterInputStream(Channels.newInputStream(read)) {
                        @Override
                        public byte[] readNBytes(int most) throws IOException {
                            throw new IOException("Illegal seek");
                        }
                    };
            OutputStream nowhere = OutputStream.nullOutputStream();
            return Main.run(call, in, nowhere, nowhere, Ran.PIPED);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Pipe.SourceChannel filled(byte[] bytes) throws IOException {
        Pipe pipe = Pipe.open();
        try (Pipe.SinkChannel write = pipe.sink()) {
            write.write(ByteBuffer.wrap(bytes));
        }
        return pipe.source();
    }

    @Test
    void doublesThatStayAsTheyWereAreToldWhereSinglesChange() {
        String own = "target: {to: 12, because: \"x\"}";
        String both = own + "\n  doublesTarget: {to: 12, because: \"x\"}";
        for (String lang : HouseFile.LANGUAGES) {
            assertThat(checked(own, lang)).contains("target", "doublesTarget", "12", "21");
            assertThat(checked(both, lang)).doesNotContain("doublesTarget");
        }
    }

    private String checked(String changes, String lang) {
        return Ran.reading(
                        "variant: 2\ngame: table-shuffleboard\nid: plough\ntitle: {en: Plough}\n"
                                + "extends: masters@3\nchanges:\n  "
                                + changes
                                + "\n",
                        "variant",
                        "check",
                        "-",
                        "--lang",
                        lang)
                .out();
    }

    @Test
    void ofManyProblemsTwentyAreShownAndTheRestCounted() {
        String[] changes = new String[23];
        for (int i = 0; i < changes.length; i++) {
            changes[i] = "nothing" + i + ": {to: 1, because: \"x\"}";
        }
        String file = HouseFile.sjoelen(folder, "many", "masters@3", changes);
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "check", file, "--lang", lang);
            assertThat(ran.err().lines().filter(line -> line.startsWith("unknown-setting")))
                    .hasSize(20);
            assertThat(ran.err().lines().reduce("", (before, last) -> last)).contains(" 3 ");
        }
        assertThat(Ran.pubgames("variant", "check", file, "--json").problems()).hasSize(23);
    }

    @Test
    void anotherEncodingIsToldWithItsLineAndHowToConvertIt() throws IOException {
        String sound = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        String text = Files.readString(Path.of(sound)).replace("early", "früh");
        for (String charset : new String[] {"windows-1252", "UTF-16LE"}) {
            byte[] bytes = text.getBytes(Charset.forName(charset));
            Path file = folder.resolve(charset + ".txt");
            Files.write(file, bytes);
            for (Ran ran :
                    List.of(
                            Ran.pubgames("variant", "check", file.toString()),
                            Ran.pubgames(Ran.PIPED, bytes, "variant", "check", "-"))) {
                assertThat(ran.exit()).isEqualTo(2);
                assertThat(ran.err())
                        .contains("not-utf-8", " | ", "iconv -f " + charset, "Why:", "Fix:");
            }
        }
        Ran ran = Ran.pubgames("variant", "check", folder.resolve("windows-1252.txt").toString());
        assertThat(ran.err()).contains("0xFC (ü, windows-1252)", "früh");
    }

    @Test
    void aFileThatCannotBeUsedAtAllIsToldWithReasonAndAdvice() throws IOException {
        Path large = folder.resolve("large.yaml");
        Files.writeString(large, "# x\n".repeat(70_000));
        for (String lang : HouseFile.LANGUAGES) {
            for (String name : new String[] {large.toString(), "nowhere.yaml", "/dev/null"}) {
                Ran ran = Ran.pubgames("variant", "check", name, "--lang", lang);
                assertThat(ran.exit()).isEqualTo(2);
                assertThat(ran.err().lines().count()).as(ran.err()).isGreaterThanOrEqualTo(4);
                assertThat(ran.err()).contains("pubgames variant explain ");
            }
        }
    }

    @Test
    void hintsNameTheGameOfTheFile() {
        String file = HouseFile.sjoelen(folder, "bad", "masters@3", "xyzzy: {to: 1, because: x}");
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "check", file, "--lang", lang);
            assertThat(ran.err())
                    .contains("pubgames variant new sjoelen")
                    .doesNotContainPattern("\\b(GAME|SPEL|SPIEL)\\b");
        }
    }

    @Test
    void gamesAreKnownByWhatPeopleCallThemAndIdsByTheirBeginning() {
        assertThat(Ran.pubgames("score", "sjoelbak", "1", "2", "3", "4").err())
                .contains("Maybe you meant \"sjoelen\"");
        assertThat(Ran.pubgames("score", "Jule", "4", "2", "1").err())
                .contains("Maybe you meant \"schocken\"");
        assertThat(Ran.pubgames("score", "sjoelen", "--variant", "ans", "1", "2", "3", "4").err())
                .contains("Allowed: ans-pre2016, ans-2016, ");
        assertThat(Ran.pubgames("variant", "explain", "ans").err())
                .contains("ans-2016", "ans-pre2016");
    }

    /** What is unknown of the parent is unknown here too. */
    @Test
    void anIncompleteParentSaysWhatItLeavesOpen() {
        String house =
                "variant: 2\ngame: schocken\nid: house\ntitle: {en: House}\nextends: "
                        + "meier-tod@4\n";
        Ran ran = Ran.reading(house, "score", "schocken", "--variant", "-", "4", "2", "1");
        assertThat(ran.out()).containsPattern("INCOMPLETE: \\S+ \\S+");
    }

    @Test
    void everyProblemIsToldAtOnceInTheOrderOfTheFile() {
        String file = HouseFile.sjoelen(folder, "bad", "masters@3", WRONG);
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "check", file, "--lang", lang);
            assertThat(ran.exit()).isEqualTo(1);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err())
                    .containsSubsequence(
                            "unknown-setting  " + file + ":7:3",
                            "turnz",
                            "^^^^^",
                            "too-large  " + file + ":8:",
                            "501",
                            "unknown-value  " + file + ":9:",
                            "taken-out")
                    .doesNotContainPattern("\\{[a-zA-Z]+[|}]");
            assertThat(ran.err().lines())
                    .allSatisfy(
                            line ->
                                    assertThat(line.replace(folder.toString(), ""))
                                            .hasSizeLessThanOrEqualTo(100));
        }
    }

    @Test
    void tellsProgramsTheParts() {
        String file = HouseFile.sjoelen(folder, "bad", "masters@3", WRONG);
        Ran ran = Ran.pubgames("variant", "check", file, "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.problems())
                .extracting(line -> Ran.field(line, "code"))
                .containsExactly("unknown-setting", "too-large", "unknown-value");
        Node.Fields problem = ran.problems().get(2);
        assertThat(Ran.field(problem, "type")).isEqualTo("problem");
        assertThat(Ran.field(problem, "file")).isEqualTo(file);
        assertThat(Ran.field(problem, "line")).isEqualTo("9");
        assertThat(Ran.field(problem, "column")).isEqualTo("18");
        assertThat(Ran.field(problem, "path")).isEqualTo("/changes/wallRest/to");
        assertThat(Ran.field(problem, "value")).isEqualTo("taken-ot");
        assertThat(Ran.field(problem, "allowed")).contains("taken-out");
        assertThat(Ran.field(problem, "suggestion")).isEqualTo("taken-out");
        assertThat(Ran.field(problem, "text")).contains("taken-ot");
        assertThat(Ran.field(problem, "why")).isNotEmpty();
        assertThat(Ran.field(problem, "more")).startsWith("pubgames ");
        assertThat(problem.values()).containsKey("excerpt");
    }

    @Test
    void tellsProgramsOfSoundFilesToo() {
        String file = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        Node.Fields sound = Ran.pubgames("variant", "check", file, "--json").json().get(0);
        assertThat(Ran.field(sound, "type")).isEqualTo("sound");
        assertThat(Ran.field(sound, "file")).isEqualTo(file);
        assertThat(Ran.field(sound, "id")).isEqualTo("anchor");
        assertThat(Ran.field(sound, "parent")).isEqualTo("masters@3");
        assertThat(Ran.field(sound, "changes")).isEqualTo("1");
    }

    @Test
    void filesOfAFolderMayExtendEachOther() {
        HouseFile.sjoelen(
                folder,
                "a-child",
                "b-parent@1",
                "subTurns: {to: 2, because: \"x\"}",
                "bonusDiscs: {to: [0], because: \"x\"}");
        HouseFile.sjoelen(folder, "b-parent", "masters@3", SOUND);
        Ran ran = Ran.pubgames("variant", "check", folder.toString());
        assertThat(ran.err()).isEmpty();
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("a-child · sjoelen · extends b-parent@1", "b-parent · sjoelen")
                .endsWith("2 of 2 files sound\n");
    }

    @Test
    void theParentMayLieElsewhere() {
        Path other = folder.resolve("other");
        HouseFile.sjoelen(other, "parent", "masters@3", SOUND);
        String child =
                HouseFile.sjoelen(folder, "child", "parent@1", "trialDiscs: {to: 3, because: x}");
        assertThat(Ran.pubgames("variant", "check", child).exit()).isEqualTo(1);
        Ran ran = Ran.pubgames("variant", "check", child, "--variants", other.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .contains("child · sjoelen · extends parent@1")
                .doesNotContain("files");
    }

    @Test
    void aFileIsCheckedOnceHoweverItIsNamed() {
        String file = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        Ran ran =
                Ran.pubgames(
                        "variant",
                        "check",
                        file,
                        folder.toString(),
                        folder.resolve("../" + folder.getFileName() + "/anchor.yaml").toString(),
                        "--variants",
                        folder.toString());
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out().lines()).hasSize(1);
    }

    @Test
    void soundAndBrokenFilesAreToldApart() {
        HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        HouseFile.sjoelen(folder, "bad", "masters@3", WRONG);
        Ran ran = Ran.pubgames("variant", "check", folder.toString());
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(ran.out()).contains("sound: anchor").endsWith("1 of 2 files sound\n");
        assertThat(ran.err()).contains("bad.yaml:7:3").doesNotContain("anchor.yaml");
    }

    @Test
    void mixInsAndStandardInputAreChecked() {
        String mixIn =
                """
                variant: 2
                kind: mixin
                game: sjoelen
                id: no-extra
                title: {en: "No extra discs"}
                changes:
                  bonusDiscs: {to: [0, 0], because: "too complicated"}
                """;
        Ran ran = Ran.reading(mixIn, "variant", "check", "-");
        assertThat(ran.exit()).isZero();
        assertThat(ran.out())
                .isEqualTo("stdin: sound: no-extra · sjoelen · mix-in · changes 1 setting\n");
        assertThat(Ran.reading(mixIn, "variant", "check", "-", "--json").json())
                .extracting(line -> Ran.field(line, "kind"))
                .containsExactly("mixin");
    }

    @Test
    void whatIsNoVariantFileIsAProblemOfItsOwn() {
        String text = HouseFile.write(folder, "notes.yaml", "hello: world\n");
        Ran ran = Ran.pubgames("variant", "check", text, "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("missing-field");
        assertThat(Ran.text(ran.problems().get(0), "allowed")).contains("sjoelen");
    }

    @ParameterizedTest
    @CsvSource({
        "nowhere.yaml, file-not-found",
        "empty, no-variant-files",
        "latin.yaml, not-utf-8",
        "large.yaml, file-too-large",
    })
    void unusableFilesAreExitStatusTwo(String name, String code) throws IOException {
        Files.createDirectories(folder.resolve("empty"));
        Files.write(folder.resolve("latin.yaml"), new byte[] {'i', 'd', ':', (byte) 0xe9});
        Files.writeString(folder.resolve("large.yaml"), "# " + "x".repeat(300_000));
        String sound = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        String bad = folder.resolve(name).toString();
        for (String lang : HouseFile.LANGUAGES) {
            Ran ran = Ran.pubgames("variant", "check", sound, bad, "--lang", lang);
            assertThat(ran.exit()).isEqualTo(2);
            assertThat(ran.out()).contains("anchor · sjoelen");
            assertThat(ran.err()).contains(code, name).doesNotContain(": " + code);
        }
    }

    @Test
    void aFolderOfVariantsThatCannotBeReadIsExitStatusTwo() {
        String sound = HouseFile.sjoelen(folder, "anchor", "masters@3", SOUND);
        Ran ran = Ran.pubgames("variant", "check", sound, "--variants", sound);
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).startsWith("not-a-folder").contains("Fix:");
    }

    @Test
    void anIdThatIsTakenIsToldWhereItStands() {
        HouseFile.sjoelen(folder, "masters", "s240@3", SOUND);
        Ran ran = Ran.pubgames("variant", "check", folder.toString(), "--json");
        assertThat(ran.exit()).isEqualTo(1);
        assertThat(Ran.field(ran.problems().get(0), "code")).isEqualTo("id-taken");
        assertThat(Ran.field(ran.problems().get(0), "line")).isEqualTo("3");
    }

    @Test
    void tablesAreNamed() {
        String file =
                HouseFile.write(
                        folder,
                        "listed.yaml",
                        """
                        variant: 2
                        game: schocken
                        id: listed
                        title: {en: "The list"}
                        extends: hattersheim@4
                        tables:
                          throw-discs:
                            because: "it hangs there"
                            hit: first
                            otherwise: shipped
                            rows:
                              - {when: {figure: jule}, then: {discs: 8}}
                        """);
        Ran ran = Ran.pubgames("variant", "check", file);
        assertThat(ran.err()).isEmpty();
        assertThat(ran.out()).endsWith(" · changes 0 settings · tables: throw-discs\n");
        assertThat(Ran.pubgames("variant", "diff", "schocken/hattersheim", file).out())
                .contains("Tables that differ: throw-discs");
    }
}
