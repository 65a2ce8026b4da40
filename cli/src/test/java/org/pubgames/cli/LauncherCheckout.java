package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/**
 * A checkout with the launcher, and a Java and a Maven that only write down that they were called.
 */
abstract class LauncherCheckout {

    @TempDir Path folder;

    Path tree = Path.of("");
    Path tools = Path.of("");
    String shell = "/bin/sh";

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

    static void write(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    static void program(Path file, String text) throws IOException {
        write(file, "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    Ran run(Map<String, String> more, String... args) throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(List.of(shell, tree.resolve("pubgames").toString()));
        words.addAll(List.of(args));
        return started(words, more);
    }

    Ran started(List<String> words, Map<String, String> more)
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

    Ran judged() throws IOException, InterruptedException {
        return run(Map.of(), "judge", "two words");
    }

    /** How often something was done since this was asked last. */
    long done(String what) throws IOException {
        Path log = folder.resolve("log");
        if (!Files.exists(log)) {
            return 0;
        }
        long times = Files.readAllLines(log).stream().filter(what::equals).count();
        Files.delete(log);
        return times;
    }

    void built() throws IOException, InterruptedException {
        assertThat(judged().exit()).isZero();
        assertThat(judged()).isEqualTo(new Ran(0, "class B {}\n<judge><two words>", ""));
        assertThat(done("built")).isEqualTo(1);
    }

    Path current() throws IOException {
        Path run = tree.resolve("cli/target/run");
        return run.resolve(Files.readString(run.resolve("current")).strip());
    }
}
