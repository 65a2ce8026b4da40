package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The classes that a new process loads for the most frequent commands. */
class StartTest {

    @TempDir private Path folder;

    /** The classes that a process of its own loads for a command. */
    private List<String> loaded(String command) throws IOException, InterruptedException {
        Path log = folder.resolve("classes");
        List<String> words = new ArrayList<>();
        words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        words.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        words.add("-Xlog:class+load:file=" + log + "::filecount=0");
        words.add("-cp");
        words.add(classPath());
        words.add(Main.class.getName());
        words.addAll(List.of(command.split(" ")));
        Process process =
                new ProcessBuilder(words)
                        .redirectErrorStream(true)
                        .redirectOutput(folder.resolve("out").toFile())
                        .start();
        assertThat(process.waitFor()).as(command).isZero();
        List<String> classes = new ArrayList<>();
        for (String line : Files.readAllLines(log)) {
            String[] parts = line.replaceFirst("^(\\[[^]]*])+ ", "").split(" ", 2);
            classes.add(parts[0]);
        }
        return classes;
    }

    /** The class path of the tests; surefire may put it into a jar. */
    private static String classPath() {
        return System.getProperty(
                "surefire.test.class.path", System.getProperty("java.class.path"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "score sjoelen 9 5 7 5",
                "score sjoelen --variant s240 --batch ../examples/layouts.csv",
                "score schocken 4 2 1",
                "judge ../examples/club-night.jsonl",
                "judge ../examples/schocken-final.jsonl --json"
            })
    void noSessionOfTheRuleEngineAndNoReaderOfCommandLines(String command) throws Exception {
        assertThat(loaded(command))
                .contains("org.pubgames.cli.Main", "org.drools.model.Model")
                .noneMatch(name -> name.startsWith("org.drools.core."))
                .noneMatch(name -> name.startsWith("org.drools.kiesession."))
                .noneMatch(name -> name.startsWith("org.kie.api.runtime."))
                .noneMatch(name -> name.startsWith("org.slf4j."))
                .noneMatch(name -> name.startsWith("picocli."));
    }

    @Test
    void otherGamesAreNotLoaded() throws Exception {
        assertThat(loaded("score sjoelen 9 5 7 5"))
                .contains("org.pubgames.sjoelen.Sjoelen")
                .doesNotContain("org.pubgames.schocken.Schocken")
                .noneMatch(name -> name.startsWith("org.pubgames.shuffleboard.table.Table"));
    }
}
