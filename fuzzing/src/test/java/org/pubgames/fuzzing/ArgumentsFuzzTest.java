package org.pubgames.fuzzing;

import com.code_intelligence.jazzer.junit.FuzzTest;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.MethodSource;

/** Arguments, one a line. None of them starts another program or leaves the folder. */
class ArgumentsFuzzTest {

    private static final List<String> COMMANDS =
            List.of(
                    "games --json",
                    "judge - --lang nl",
                    "judge --json -v -",
                    "legal -",
                    "score sjoelen 7 7 9 7",
                    "score schocken --variant hattersheim 4 2 1",
                    "score court-shuffleboard --variant masters a:0,0 b:1,10.5",
                    "rules schocken schocken.rank.jule --lang de",
                    "variant list --game sjoelen",
                    "variant explain masters discs",
                    "variant diff ans-2016 masters",
                    "variant schema sjoelen",
                    "inspect sjoelen board.json",
                    "--help",
                    "--version");

    static List<byte[]> commands() {
        return COMMANDS.stream()
                .map(command -> command.replace(' ', '\n').getBytes(StandardCharsets.UTF_8))
                .toList();
    }

    @MethodSource("commands")
    @FuzzTest(maxDuration = Answer.TIME)
    void understood(byte[] lines) {
        String[] arguments = new String(lines, StandardCharsets.UTF_8).split("\n", -1);
        if (Stream.of(arguments).noneMatch(ArgumentsFuzzTest::leaves)) {
            Answer.to(new byte[0], arguments);
        }
    }

    private static boolean leaves(String argument) {
        return argument.equals("--")
                || argument.equals("conformance")
                || argument.contains("/")
                || argument.contains("\\")
                || argument.contains("..");
    }
}
