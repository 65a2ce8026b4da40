package org.pubgames.core.internal.variant;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Problem;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;

/** Files and folders as they are found, whoever put them there. */
class VariantFilesTest {

    private final Path folder;

    VariantFilesTest(@TempDir Path folder) {
        this.folder = folder;
    }

    private Path put(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private Path put(String name, String text) throws IOException {
        return put(name, text.getBytes(StandardCharsets.UTF_8));
    }

    private static List<String> codes(List<Problem> problems) {
        return problems.stream().map(Problem::code).toList();
    }

    private static List<String> codes(Path file) {
        return codes(VariantFiles.file(file).problems());
    }

    private VariantFiles.Folder read() {
        return VariantFiles.folder(folder).orElseThrow();
    }

    @Test
    void aFileIsReadWithoutItsByteOrderMark() throws IOException {
        Path file = put("a.yaml", "\uFEFFgame: sjoelen\n");
        assertThat(VariantFiles.file(file).orElseThrow())
                .isEqualTo(new VariantFile(file.toString(), "game: sjoelen\n"));
        assertThat(VariantFiles.game(new VariantFile("a", "\uFEFFgame: sjoelen\n")))
                .isEqualTo("sjoelen");
    }

    @Test
    void whatIsNoFileIsTold() throws IOException {
        assertThat(codes(folder.resolve("none.yaml"))).containsExactly("file-not-found");
        assertThat(codes(folder)).containsExactly("not-a-file");
        assertThat(codes(Files.createSymbolicLink(folder.resolve("l"), folder.resolve("none"))))
                .containsExactly("file-not-found");
    }

    @Test
    void aFileMayHave256Kilobytes() throws IOException {
        assertThat(codes(put("most.yaml", "x".repeat(VariantFiles.LARGEST)))).isEmpty();
        assertThat(codes(put("more.yaml", "x".repeat(VariantFiles.LARGEST + 1))))
                .containsExactly("file-too-large");
        assertThat(codes(put("huge.yaml", new byte[20_000_000]))).containsExactly("file-too-large");
        assertThat(VariantFiles.tree("x".repeat(VariantFiles.LARGEST + 1), "f").problems())
                .extracting(Problem::code)
                .containsExactly("file-too-long");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-16", "UTF-16LE", "UTF-16BE", "UTF-32", "windows-1252"})
    void anotherEncodingIsTold(String charset) throws IOException {
        byte[] bytes = "game: caf\u00e9\n".getBytes(Charset.forName(charset));
        assertThat(codes(put("a.yaml", bytes))).containsExactly("not-utf-8");
    }

    @Test
    void theByteAndItsLikelyEncodingAreTold() {
        byte[] latin = "a: caf\u00e9".getBytes(StandardCharsets.ISO_8859_1);
        assertThat(VariantFiles.text(latin, "f").problems())
                .extracting(Problem::value)
                .containsExactly("0xE9 (\u00e9, windows-1252)");
        assertThat(VariantFiles.guessed(latin, "f").text()).isEqualTo("a: caf\u00e9");
        byte[] wide = "a: b".getBytes(StandardCharsets.UTF_16LE);
        assertThat(VariantFiles.text(wide, "f").problems())
                .extracting(Problem::value)
                .containsExactly("0x61 (UTF-16LE)");
        assertThat(VariantFiles.guessed(wide, "f").text()).isEqualTo("a: b");
    }

    @Test
    void theFirstForeignCharacterIsTold() throws IOException {
        Path file =
                put("a.yaml", "a: \u00e9\nb: caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1));
        assertThat(VariantFiles.file(file).problems())
                .extracting(Problem::where)
                .containsExactly(Where.file(file.toString()).at(1, 4));
        byte[] cut = "a: \u20ac".getBytes(StandardCharsets.UTF_8);
        assertThat(VariantFiles.text(java.util.Arrays.copyOf(cut, 5), "f").problems())
                .extracting(Problem::where)
                .containsExactly(Where.file("f").at(1, 4));
    }

    @Test
    void aNulInATextIsFoundWhereItIs() throws IOException {
        VariantFile file = VariantFiles.file(put("a.yaml", "game: x\n\u0000")).orElseThrow();
        assertThat(VariantFiles.tree(file.text(), "f").problems())
                .extracting(Problem::where)
                .containsExactly(Where.file("f").at(2, 1));
    }

    @Test
    void aFolderIsReadInTheOrderOfItsNamesAndNothingElseIs() throws IOException {
        put("b.yaml", "b");
        put("a.YML", "a");
        put(".hidden.yaml", "h");
        put("notes.txt", "n");
        put("c.yaml~", "c");
        Files.write(
                Files.createDirectory(folder.resolve("deeper")).resolve("d.yaml"), List.of("d"));
        Files.createDirectory(folder.resolve("folder.yaml"));
        assertThat(read().files()).extracting(VariantFile::text).containsExactly("a", "b");
        assertThat(read().problems()).isEmpty();
    }

    @Test
    void linksThatLeadOutOfAFolderAreNotFollowed(@TempDir Path elsewhere) throws IOException {
        Path secret = Files.writeString(elsewhere.resolve("secret.yaml"), "secret");
        put("a.yaml", "a");
        Files.createSymbolicLink(folder.resolve("out.yaml"), secret);
        Files.createSymbolicLink(folder.resolve("passwd.yaml"), Path.of("/etc/passwd"));
        Files.createSymbolicLink(folder.resolve("zero.yaml"), Path.of("/dev/zero"));
        Files.createSymbolicLink(folder.resolve("dir.yaml"), elsewhere);
        Files.createSymbolicLink(folder.resolve("gone.yaml"), folder.resolve("none.yaml"));
        Files.createSymbolicLink(folder.resolve("loop.yaml"), folder.resolve("loop.yaml"));
        Files.createSymbolicLink(folder.resolve("same.yaml"), Path.of("a.yaml"));
        Files.createSymbolicLink(folder.resolve("chain.yaml"), folder.resolve("out.yaml"));
        assertThat(read().files()).extracting(VariantFile::text).containsExactly("a", "a");
        assertThat(read().problems())
                .extracting(problem -> problem.where().file() + " " + problem.code())
                .containsExactly(
                        folder.resolve("chain.yaml") + " leads-outside",
                        folder.resolve("dir.yaml") + " leads-outside",
                        folder.resolve("gone.yaml") + " file-not-found",
                        folder.resolve("loop.yaml") + " file-not-found",
                        folder.resolve("out.yaml") + " leads-outside",
                        folder.resolve("passwd.yaml") + " leads-outside",
                        folder.resolve("zero.yaml") + " leads-outside");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void aFileWithoutEndIsNotReadToItsEnd() {
        assertThat(codes(Path.of("/dev/zero"))).containsExactly("not-a-file");
    }

    @Test
    void aFolderThatIsNoneIsTold() throws IOException {
        assertThat(codes(VariantFiles.folder(folder.resolve("none")).problems()))
                .containsExactly("file-not-found");
        assertThat(codes(VariantFiles.folder(put("a.yaml", "a")).problems()))
                .containsExactly("not-a-folder");
    }

    @Test
    void aFolderMayHaveAThousandFiles() throws IOException {
        for (int i = 0; i < VariantFiles.MOST; i++) {
            put(i + ".yaml", "x");
        }
        assertThat(read().files()).hasSize(VariantFiles.MOST);
        put("one-more.yaml", "x");
        assertThat(codes(VariantFiles.folder(folder).problems()))
                .isEqualTo(Collections.singletonList("too-many-files"));
    }
}
