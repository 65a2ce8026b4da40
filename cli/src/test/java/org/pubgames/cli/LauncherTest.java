package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The launcher, with a Java and a Maven that only write down that they were called: when it builds,
 * what it starts, and what it says when it cannot. {@code -Dpubgames.shell=FILE} names one more
 * shell to run it with, such as a bash 3.2.
 */
class LauncherTest extends LauncherCheckout {

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

    static Stream<String> shells() {
        return SHELLS.stream().distinct().filter(file -> Files.isExecutable(Path.of(file)));
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
