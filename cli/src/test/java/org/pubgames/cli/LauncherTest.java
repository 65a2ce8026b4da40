package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The launcher, with a Java and a Maven that only write down that they were called: when it builds,
 * what it starts, and what it says when it cannot. {@code -Dpubgames.shell=FILE} names one more
 * shell to run it with, such as a bash 3.2.
 */
class LauncherTest {

    private static final List<String> SHELLS =
            List.of(
                    "/bin/sh",
                    "/bin/bash",
                    "/bin/dash",
                    "/bin/zsh",
                    System.getProperty("pubgames.shell", "/bin/sh"));

    /** What the launcher calls, besides flock. */
    private static final List<String> CALLED =
            List.of(
                    "cat",
                    "comm",
                    "cp",
                    "date",
                    "find",
                    "grep",
                    "mkdir",
                    "mv",
                    "readlink",
                    "rm",
                    "sed",
                    "sha256sum",
                    "sleep",
                    "sort",
                    "tail",
                    "tr",
                    "wc",
                    "xargs");

    @TempDir private Path folder;

    private Path tree = Path.of("");
    private Path tools = Path.of("");
    private String shell = "/bin/sh";

    static Stream<String> shells() {
        return SHELLS.stream().distinct().filter(file -> Files.isExecutable(Path.of(file)));
    }

    @BeforeEach
    void checkout() throws IOException {
        assumeTrue(Files.isExecutable(Path.of("/bin/sh")));
        tree = folder.resolve("a checkout");
        write(tree.resolve("pom.xml"), "<project/>");
        write(tree.resolve("cli/pom.xml"), "<project/>");
        write(tree.resolve("core/pom.xml"), "<project/>");
        write(tree.resolve("core/src/main/java/A.java"), "class A {}");
        write(tree.resolve("core/src/main/java/B.java"), "class B {}");
        write(tree.resolve("core/src/test/java/T.java"), "class T {}");
        write(tree.resolve("examples/club.jsonl"), "{}");
        Files.copy(Path.of("..", "pubgames"), tree.resolve("pubgames"));
        tools = folder.resolve("tools");
        Path home = folder.resolve("a java");
        write(
                home.resolve("release"),
                "JAVA_VERSION=\"17.0.1\"\nIMPLEMENTOR=\"nobody\"\nOS_ARCH=\"none\"\n");
        program(
                home.resolve("bin/java"),
                """
                for word; do
                    case $word in
                        -XX:ArchiveClassesAtExit=*)
                            echo archive >>"$LOG"
                            echo "classes of $LOG" >"${word#*=}"
                            exit
                            ;;
                        -XX:SharedArchiveFile=*)
                            [ -f "${word#*=}" ] && grep -q '^classes of' "${word#*=}" || exit 134
                            echo with-archive >>"$LOG"
                            ;;
                    esac
                done
                while [ $# -gt 0 ]; do
                    [ "$1" = -cp ] && { tail -n 1 "${2%%:*}" && echo "$2" >"$LOG.classes"; }
                    [ "$1" = org.pubgames.cli.Main ] && { shift; printf '<%s>' "$@"; exit; }
                    shift
                done
                exit 1
                """);
        program(home.resolve("bin/javac"), "exit 1\n");
        Files.createDirectories(tools);
        Files.createSymbolicLink(tools.resolve("java"), home.resolve("bin/java"));
        program(
                tools.resolve("mvn"),
                """
                echo built >>"$LOG"
                [ -f broken ] && { echo "the compiler complains"; exit 1; }
                cat core/src/main/java/* >cli/target/pubgames.jar
                cp cli/target/pubgames.jar cli/target/pubgames-texts.jar
                """);
    }

    private static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    private static void program(Path file, String text) throws IOException {
        write(file, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    private Ran run(Map<String, String> more, String... args)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(shell, tree.resolve("pubgames").toString()));
        words.addAll(List.of(args));
        return started(words, more);
    }

    private Ran started(List<String> words, Map<String, String> more)
            throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(words);
        Map<String, String> environment = builder.environment();
        environment.remove("JAVA_HOME");
        environment.put("PATH", tools + ":/usr/bin:/bin");
        environment.put("LOG", folder.resolve("log").toString());
        environment.putAll(more);
        Process process = builder.redirectOutput(out.toFile()).redirectError(err.toFile()).start();
        process.getOutputStream().close();
        return new Ran(
                process.waitFor(),
                Files.readString(out, StandardCharsets.UTF_8),
                Files.readString(err, StandardCharsets.UTF_8));
    }

    private Ran judged() throws IOException, InterruptedException {
        return run(Map.of(), "judge", "two words");
    }

    /** How often something was done since this was asked last. */
    private long done(String what) throws IOException {
        Path log = folder.resolve("log");
        if (!Files.exists(log)) {
            return 0;
        }
        long times = Files.readAllLines(log).stream().filter(what::equals).count();
        Files.delete(log);
        return times;
    }

    private void built() throws IOException, InterruptedException {
        assertThat(judged().exit()).isZero();
        assertThat(judged()).isEqualTo(new Ran(0, "class B {}\n<judge><two words>", ""));
        assertThat(done("built")).isEqualTo(1);
    }

    private Path current() throws IOException {
        Path run = tree.resolve("cli/target/run");
        return run.resolve(Files.readString(run.resolve("current")).strip());
    }

    private Path archive() throws IOException {
        try (Stream<Path> files = Files.walk(current().resolve("archives"))) {
            return files.filter(file -> file.endsWith("classes")).findFirst().orElseThrow();
        }
    }

    @ParameterizedTest
    @MethodSource("shells")
    void everyShellBuildsOnceAndStartsTheJavaOfThePath(String file) throws Exception {
        shell = file;
        Ran first = judged();
        assertThat(first.err()).contains("it has to be built first");
        assertThat(first).isEqualTo(new Ran(0, "class B {}\n<judge><two words>", first.err()));
        assertThat(judged()).isEqualTo(new Ran(0, first.out(), ""));
        assertThat(run(Map.of("JAVA_HOME", folder.resolve("a java").toString()), "--help"))
                .isEqualTo(new Ran(0, "class B {}\n<--help>", ""));
        assertThat(done("built")).isEqualTo(1);
    }

    @Test
    void itIsPlainShell() throws IOException {
        String text = Files.readString(Path.of("..", "pubgames"));
        assertThat(text).startsWith("#!/bin/sh\n");
        assertThat(text)
                .doesNotContain("BASH", "[[", "<<<", "local ", "declare", "+=", "${!", "|&", "&>");
    }

    @Test
    void withoutAJavaItSaysWhatIsNeeded() throws Exception {
        Files.delete(tools.resolve("java"));
        Ran ran = run(Map.of("PATH", withoutLocks()), "games");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.err())
                .isEqualTo(
                        "pubgames: a Java of version 17 or newer is needed, but there is none on the PATH."
                                + " Install a JDK 17, or set JAVA_HOME.\n");
    }

    @Test
    void changedSourcesAreBuilt() throws Exception {
        built();
        write(tree.resolve("core/src/main/java/B.java"), "class B2 {}");
        Ran ran = judged();
        assertThat(ran.out()).startsWith("class B2 {}\n");
        assertThat(ran.err()).contains("its sources have changed: building");
        assertThat(done("built")).isEqualTo(1);
    }

    @Test
    void anOlderFileInThePlaceOfANewerOneIsAChange() throws Exception {
        built();
        Path source = tree.resolve("core/src/main/java/B.java");
        Files.writeString(source, "class Older {}\n");
        Files.setLastModifiedTime(source, FileTime.fromMillis(0));
        assertThat(judged().out()).startsWith("class Older {}\n");
    }

    @Test
    void sourcesThatWereOnlyTouchedAreNotBuilt() throws Exception {
        built();
        Path source = tree.resolve("core/src/main/java/B.java");
        Files.writeString(source, "class B {}\n");
        write(tree.resolve("core/src/test/java/T.java"), "class T2 {}");
        assertThat(judged()).isEqualTo(new Ran(0, "class B {}\n<judge><two words>", ""));
        assertThat(done("built")).isZero();
    }

    @Test
    void aCopyWithoutTimesIsNotBuiltAgain() throws Exception {
        built();
        Path copy = folder.resolve("copy");
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(tree.relativize(file).toString()));
            }
        }
        tree = copy;
        assertThat(run(Map.of(), "--help")).isEqualTo(new Ran(0, "class B {}\n<--help>", ""));
        assertThat(done("built")).isZero();
    }

    @Test
    void whatWasMadeOfAFileThatIsGoneGoesToo() throws Exception {
        built();
        Path leftover = tree.resolve("core/target/classes/A.class");
        write(leftover, "A");
        Files.delete(tree.resolve("core/src/main/java/A.java"));
        assertThat(judged().exit()).isZero();
        assertThat(leftover).doesNotExist();
    }

    @Test
    void aBuildThatFailsIsToldAndTheOldJarStays() throws Exception {
        built();
        Path jar = current().resolve("pubgames.jar");
        Path source = tree.resolve("core/src/main/java/B.java");
        Files.writeString(source, "class B {\n");
        write(tree.resolve("broken"), "");
        Ran ran = judged();
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("the compiler complains", "the build failed");
        assertThat(jar).exists();
        Files.writeString(source, "class B {}\n");
        assertThat(judged()).isEqualTo(new Ran(0, "class B {}\n<judge><two words>", ""));
    }

    @Test
    void withoutMavenItSaysSoAndJudgesNothing() throws Exception {
        built();
        Files.delete(tools.resolve("mvn"));
        write(tree.resolve("core/src/main/java/B.java"), "class B2 {}");
        Ran ran = run(Map.of("PATH", withoutLocks()), "games");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("Maven (mvn) is not on the PATH");
    }

    @ParameterizedTest
    @MethodSource("ways")
    void whereNothingCanBeWrittenOldJarsDoNotJudge(boolean locks) throws Exception {
        Path run = tree.resolve("cli/target/run");
        write(run, "a file in the way");
        Ran ran = run(locks ? Map.of() : Map.of("PATH", withoutLocks()), "games");
        assertThat(ran.exit()).isEqualTo(2);
        assertThat(ran.out()).isEmpty();
        assertThat(ran.err()).contains("it has to be built first", run + " cannot be written");
    }

    static Stream<Boolean> ways() {
        return Stream.of(true, false);
    }

    @Test
    void aStaleReadOnlyCheckoutDoesNotJudge() throws Exception {
        built();
        Files.writeString(tree.resolve("core/src/main/java/B.java"), "class B2 {}\n");
        Path unprivileged = Path.of("/usr/bin/setpriv");
        boolean root = "root".equals(System.getProperty("user.name"));
        assumeTrue(!root || Files.isExecutable(unprivileged));
        List<String> words = new ArrayList<>();
        if (root) {
            words.addAll(List.of(unprivileged.toString(), "--reuid=65534", "--clear-groups"));
        }
        words.addAll(List.of("/bin/sh", tree.resolve("pubgames").toString(), "games"));
        permit(folder, "r-xr-xr-x");
        try {
            Ran ran = started(words, Map.of("LOG", "/dev/null"));
            assertThat(ran.exit()).as(ran.err()).isEqualTo(2);
            assertThat(ran.out()).isEmpty();
            assertThat(ran.err()).contains("its sources have changed", "cannot be written");
        } finally {
            permit(folder, "rwxr-xr-x");
        }
    }

    private void permit(Path top, String folders) throws IOException {
        try (Stream<Path> all = Files.walk(top)) {
            for (Path path : all.toList()) {
                if (Files.isDirectory(path) && !path.equals(folder)) {
                    Files.setPosixFilePermissions(path, PosixFilePermissions.fromString(folders));
                }
            }
        }
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** A path with what the launcher calls, but no flock, and no Maven but ours. */
    private String withoutLocks() throws IOException {
        Path plain = folder.resolve("plain");
        for (String name : CALLED) {
            program(plain.resolve(name), "PATH=/usr/bin:/bin exec " + name + " \"$@\"\n");
        }
        return tools + ":" + plain;
    }

    @Test
    void withoutFlockOneWhoDiedWhileBuildingIsNoHindrance() throws Exception {
        Process gone = new ProcessBuilder("/bin/sh", "-c", "exit").start();
        gone.waitFor();
        Path lock = tree.resolve("cli/target/run/.lock");
        write(lock.resolve("pid"), Long.toString(gone.pid()));
        Ran ran = run(Map.of("PATH", withoutLocks()), "games");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err()).contains("going on in its place");
        assertThat(lock).doesNotExist();
        assertThat(done("built")).isEqualTo(1);
    }

    @Test
    void withoutFlockWaitingIsSaidAloud() throws Exception {
        Path lock = tree.resolve("cli/target/run/.lock");
        write(lock.resolve("pid"), Long.toString(ProcessHandle.current().pid()));
        // Instead of sleeping, the launcher waits until the other one has ended.
        String path = withoutLocks();
        program(folder.resolve("plain/sleep"), "rm -r '" + lock + "'\n");
        Ran ran = run(Map.of("PATH", path), "games");
        assertThat(ran.exit()).as(ran.err()).isZero();
        assertThat(ran.err())
                .contains("(process " + ProcessHandle.current().pid() + ") is building; waiting");
    }

    @Test
    void aDamagedJarIsBuiltAgain() throws Exception {
        built();
        Files.writeString(current().resolve("pubgames.jar"), "class X {}\n");
        Ran ran = judged();
        assertThat(ran.exit()).isZero();
        assertThat(ran.err()).contains("its jar is damaged: building");
        assertThat(done("built")).isEqualTo(1);
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

    @Test
    void furtherGamesComeLast() throws Exception {
        built();
        run(Map.of("PUBGAMES_GAMES", "more.jar"), "games");
        assertThat(Files.readString(folder.resolve("log.classes")))
                .isEqualTo(
                        current().resolve("pubgames-texts.jar")
                                + ":"
                                + current().resolve("pubgames.jar")
                                + ":more.jar\n");
    }
}
