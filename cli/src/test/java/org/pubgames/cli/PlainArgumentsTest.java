package org.pubgames.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pubgames.core.Lang;
import picocli.CommandLine;

/** Arguments that are read without picocli give what picocli reads. */
class PlainArgumentsTest {

    private static final List<String> VOCABULARY =
            List.of(
                    "sjoelen",
                    "9",
                    "5",
                    "-3",
                    "a:0,102",
                    "-",
                    "--",
                    "",
                    "@file",
                    "\"quoted\"",
                    "it's",
                    "a=b",
                    "--variant",
                    "--variant=s240",
                    "--variants",
                    "--variants=examples",
                    "--batch",
                    "--batch=rows.csv",
                    "--threads=2",
                    "--svg",
                    "--svg=",
                    "--view",
                    "--view=table",
                    "--lang",
                    "--lang=de",
                    "nl",
                    "--json",
                    "--json=true",
                    "-v",
                    "-vv",
                    "--verbose",
                    "--verb",
                    "--despite-changes",
                    "--help",
                    "--version",
                    "--misspelt");

    private static Optional<Step> plain(String command, List<String> args) {
        return command.equals("judge") ? JudgeCommand.plain(args) : ScoreCommand.plain(args);
    }

    private static Map<String, Object> fields(Object command) {
        Map<String, Object> fields = new TreeMap<>();
        for (Class<?> type = command.getClass();
                type != Object.class;
                type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getName().equals("spec")) {
                    continue;
                }
                try {
                    field.setAccessible(true);
                    fields.put(field.getName(), String.valueOf(field.get(command)));
                } catch (IllegalAccessException e) {
                    throw new AssertionError(field.getName(), e);
                }
            }
        }
        return fields;
    }

    /** The command that picocli reads from arguments; empty when it refuses them or shows help. */
    private static Optional<Object> parsed(CommandLine tree, List<String> args) {
        try {
            List<CommandLine> line =
                    tree.parseArgs(args.toArray(String[]::new)).asCommandLineList();
            CommandLine last = line.get(line.size() - 1);
            boolean helped = last.isUsageHelpRequested() || last.isVersionHelpRequested();
            return helped ? Optional.empty() : Optional.of(last.getCommand());
        } catch (CommandLine.ParameterException e) {
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"judge", "score"})
    void whateverIsPlainIsWhatPicocliReads(String command) {
        Random random = new Random(7);
        // One tree is enough: picocli sets every field anew for each line that it reads.
        CommandLine tree = CommandTree.of(Lang.EN);
        int plain = 0;
        for (int i = 0; i < 3000; i++) {
            List<String> args = new ArrayList<>();
            if (random.nextInt(4) > 0) {
                args.add("sjoelen");
            }
            int more = random.nextInt(4);
            for (int j = 0; j < more; j++) {
                args.add(VOCABULARY.get(random.nextInt(VOCABULARY.size())));
            }
            Optional<Step> step = plain(command, args);
            if (step.isPresent()) {
                plain++;
                List<String> all = new ArrayList<>(args);
                all.add(0, command);
                Optional<Object> parsed = parsed(tree, all);
                assertThat(parsed).as("%s", all).isPresent();
                assertThat(fields(step.get())).as("%s", all).isEqualTo(fields(parsed.get()));
            }
        }
        assertThat(plain).isGreaterThan(500);
    }

    @Test
    void theUsualFormsArePlain() {
        assertThat(ScoreCommand.plain(List.of("sjoelen", "9", "5", "7", "5"))).isPresent();
        assertThat(ScoreCommand.plain(List.of("sjoelen", "--variant", "s240", "--batch", "-")))
                .isPresent();
        assertThat(JudgeCommand.plain(List.of("match.jsonl", "--lang=nl", "--json", "-v")))
                .isPresent();
        assertThat(JudgeCommand.plain(List.of("-"))).isPresent();
    }

    @Test
    void helpMistakesAndRareFormsAreLeftToPicocli() {
        assertThat(ScoreCommand.plain(List.of())).isEmpty();
        assertThat(ScoreCommand.plain(List.of("sjoelen", "--help"))).isEmpty();
        assertThat(ScoreCommand.plain(List.of("sjoelen", "--variant"))).isEmpty();
        assertThat(ScoreCommand.plain(List.of("sjoelen", "--json", "--json"))).isEmpty();
        assertThat(JudgeCommand.plain(List.of("one.jsonl", "two.jsonl"))).isEmpty();
        assertThat(JudgeCommand.plain(List.of("one.jsonl", "--batch", "two"))).isEmpty();
    }
}
