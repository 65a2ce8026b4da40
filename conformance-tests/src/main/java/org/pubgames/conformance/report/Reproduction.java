package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The command that runs one vector against the same implementation again. */
final class Reproduction {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_./:=@%+,-]+");

    private Reproduction() {}

    static String of(Result result, Report.Head head) {
        List<String> words = new ArrayList<>(List.of("pubgames", "conformance", "run"));
        words.addAll(command(head.options()));
        words.add("--only");
        words.add(quoted(result.id()));
        if (!head.command().isEmpty()) {
            words.add("--");
            words.addAll(command(head.command()));
        }
        return String.join(" ", words);
    }

    static List<String> command(List<String> command) {
        return command.stream().map(Reproduction::quoted).toList();
    }

    /** A word quoted for a shell. */
    private static String quoted(String word) {
        return PLAIN.matcher(word).matches() ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
