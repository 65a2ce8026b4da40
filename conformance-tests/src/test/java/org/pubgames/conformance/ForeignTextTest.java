package org.pubgames.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever an implementation writes can be stored and shown. */
class ForeignTextTest {

    private static final String DIE = "🎲";
    private static final String HALF = DIE.substring(0, 1);

    @Test
    void halvesOfCharactersAreReplacedAndWholeOnesStay() {
        assertThat(ForeignText.whole("a" + DIE + "b" + HALF + "c" + DIE.substring(1)))
                .isEqualTo("a" + DIE + "b\uFFFDc\uFFFD");
    }

    @Test
    void nothingIsCutWithinACharacter() {
        assertThat(ForeignText.cut("ab" + DIE, 4)).isEqualTo("ab" + DIE);
        assertThat(ForeignText.cut("ab" + DIE + "c", 4)).isEqualTo("ab" + DIE + "…");
        assertThat(ForeignText.cut("ab" + DIE + "c", 3)).isEqualTo("ab…");
    }

    @Test
    void aFileIsReplacedAsAWholeAndNothingIsLeftBeside(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("a.txt");
        WholeFile.write(file, "old");
        WholeFile.write(file, "new " + HALF);
        assertThat(Files.readString(file)).isEqualTo("new \uFFFD");
        try (var files = Files.list(folder)) {
            assertThat(files).containsExactly(file);
        }
    }

    /** Report files have the usual permissions, so that other users can read them. */
    @Test
    void aFileIsAsReadableAsAnyOther(@TempDir Path folder) throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        Path plain = Files.writeString(folder.resolve("plain"), "");
        Path whole = folder.resolve("whole");
        WholeFile.write(whole, "");
        assertThat(Files.getPosixFilePermissions(whole))
                .isEqualTo(Files.getPosixFilePermissions(plain))
                .contains(PosixFilePermission.OWNER_READ);
    }
}
