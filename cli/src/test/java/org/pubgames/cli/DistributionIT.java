package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The zip that people without Maven get, unpacked into a folder whose name has spaces. */
class DistributionIT {

    private static final String SCORE = "116 points\n";

    @TempDir private Path folder;

    private Path home = Path.of("");

    @BeforeEach
    void unpack() throws IOException {
        Path place = folder.resolve("our club’s games");
        try (ZipFile zip = new ZipFile(System.getProperty("pubgames.zip"))) {
            Enumeration<? extends ZipEntry> entries = zip.entries();
            while (entries.hasMoreElements()) {
                ZipEntry entry = entries.nextElement();
                Path path = place.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(path);
                } else {
                    Files.createDirectories(path.getParent());
                    try (InputStream in = zip.getInputStream(entry)) {
                        Files.copy(in, path);
                    }
                }
            }
        }
        try (Stream<Path> tops = Files.list(place)) {
            home = tops.findFirst().orElseThrow();
        }
    }

    /** Runs it with the Java of this test, and without Maven. */
    private Ran run(String... args) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        List<String> words =
                new ArrayList<>(List.of("/bin/sh", home.resolve("pubgames").toString()));
        words.addAll(List.of(args));
        ProcessBuilder builder = new ProcessBuilder(words).directory(home.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        return new Ran(
                process.waitFor(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.walk(home.resolve("lib"))) {
            return files.filter(file -> file.endsWith("classes")).toList();
        }
    }

    @Test
    void itHoldsWhatIsNeeded() throws IOException {
        assertThat(home.getFileName()).asString().matches("pubgames-[0-9].*");
        for (String name :
                List.of("pubgames", "pubgames.bat", "LICENSE", "SECURITY.md", "README.txt")) {
            assertThat(home.resolve(name)).isNotEmptyFile();
        }
        assertThat(home.resolve("examples/club-night.jsonl"))
                .hasSameTextualContentAs(Path.of("..", "examples", "club-night.jsonl"));
        assertThat(Files.readString(home.resolve("README.txt"))).doesNotContain("${");
        assertThat(Files.readString(home.resolve("bom.json")))
                .contains("\"CycloneDX\"", "drools-canonical-model", "snakeyaml-engine")
                .doesNotContain("drools-compiler", "junit");
    }

    @Test
    void theCommandForWindowsNamesWhatIsThere() throws IOException {
        String text = Files.readString(home.resolve("pubgames.bat"), StandardCharsets.US_ASCII);
        assertThat(text.replace("\r\n", "")).doesNotContain("\n", "\r");
        assertThat(text)
                .contains(
                        "%ROOT%lib\\pubgames-texts.jar;%ROOT%lib\\pubgames.jar",
                        Main.class.getName());
        assertThat(home.resolve("lib/pubgames.jar")).exists();
        assertThat(home.resolve("lib/pubgames-texts.jar")).exists();
    }

    @Test
    void itRunsAndADamagedArchiveOfClassesIsNoHindrance() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Ran judged = run("judge", "examples/club-night.jsonl");
        assertThat(judged.err()).isEmpty();
        assertThat(judged.exit()).isZero();
        assertThat(judged.out())
                .isEqualTo(Ran.pubgames("judge", "../examples/club-night.jsonl").out());
        Path archive = archives().get(0);
        assertThat(archive).isNotEmptyFile();
        FileTime before = Files.getLastModifiedTime(archive);
        assertThat(archive.toFile().setWritable(true)).isTrue();
        try (RandomAccessFile file = new RandomAccessFile(archive.toFile(), "rw")) {
            file.seek(file.length() / 2);
            file.write(new byte[1 << 20]);
        }
        Files.setLastModifiedTime(archive, before);
        Ran again = run("score", "sjoelen", "9", "5", "7", "5");
        assertThat(again.exit()).as(again.err()).isZero();
        assertThat(again.out()).startsWith(SCORE);
        assertThat(again.err()).contains("the archive of its classes was damaged");
        assertThat(run("score", "sjoelen", "9", "5", "7", "5"))
                .isEqualTo(new Ran(0, again.out(), ""));
    }

    @Test
    void withoutItsJarItSaysSo() throws Exception {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        Files.delete(home.resolve("lib/pubgames.jar"));
        Ran ran = run("games");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err()).contains("lib/pubgames.jar is missing");
    }
}
