package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The archive of classes that the launcher keeps beside each jar, so that it starts fast. */
class LauncherArchiveTest extends LauncherCheckout {

    private Path archive() throws IOException {
        try (Stream<Path> files = Files.walk(current().resolve("archives"))) {
            return files.filter(file -> file.endsWith("classes")).findFirst().orElseThrow();
        }
    }

    @Test
    void theArchiveIsMadeOnceAndUsed() throws Exception {
        built();
        assertThat(archive()).exists();
        judged();
        judged();
        assertThat(done("with-archive")).isEqualTo(2);
        judged();
        assertThat(done("archive")).isZero();
    }

    @Test
    void aDamagedArchiveIsMadeAnew() throws Exception {
        built();
        Path archive = archive();
        FileTime before = Files.getLastModifiedTime(archive);
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.write(0);
        }
        Files.setLastModifiedTime(archive, before);
        Ran ran = judged();
        assertThat(ran.exit()).isZero();
        assertThat(ran.err())
                .isEqualTo(
                        "pubgames: the archive of its classes was damaged; making a new one …\n");
        assertThat(Files.readString(archive())).startsWith("classes of");
        assertThat(judged().err()).isEmpty();
        assertThat(done("with-archive")).isEqualTo(2);
    }

    @Test
    void anArchiveThatIsCutOffIsMadeAnew() throws Exception {
        built();
        Files.writeString(archive(), "classes");
        assertThat(judged().exit()).isZero();
        assertThat(Files.readString(archive())).startsWith("classes of");
    }

    @Test
    void anArchiveOfAnotherPlaceIsNotUsed() throws Exception {
        built();
        Path moved = folder.resolve("moved");
        Files.move(tree, moved, StandardCopyOption.ATOMIC_MOVE);
        tree = moved;
        assertThat(judged().exit()).isZero();
        assertThat(done("archive")).isEqualTo(1);
    }

    @Test
    void aLongPathHasOneArchive() throws Exception {
        Path deep = folder;
        for (int i = 0; i < 8; i++) {
            deep = deep.resolve("x".repeat(60));
        }
        Files.createDirectories(deep);
        Files.move(tree, deep.resolve("tree"));
        tree = deep.resolve("tree");
        judged();
        judged();
        judged();
        assertThat(done("archive")).isEqualTo(1);
    }
}
