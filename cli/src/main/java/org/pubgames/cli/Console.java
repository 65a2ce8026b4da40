package org.pubgames.cli;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * Where a command reads and writes, and for whom.
 *
 * @param in standard input
 * @param out results
 * @param err problems
 * @param words the fixed words
 * @param json whether a program reads along
 * @param live whether somebody waits for every line
 * @param terminal whether a person looks at the results in a terminal
 * @param watched whether a person sees on standard error how it goes
 * @param width the widest line of a text
 */
record Console(
        InputStream in,
        Output out,
        Output err,
        Words words,
        boolean json,
        boolean live,
        boolean terminal,
        boolean watched,
        int width) {

    Lang lang() {
        return words.lang();
    }

    /** Tells what is wrong, after what was right so far. */
    void problem(Problem problem) {
        out.flush();
        if (json) {
            err.raw(JsonWriter.write(map(problem)));
        } else {
            boolean placed = !problem.where().toString().isEmpty();
            err.line((placed ? "" : "pubgames: ") + problem.line(lang()));
        }
        err.flush();
    }

    /** Tells what was left aside, after what was right so far. */
    void warning(Problem problem) {
        out.flush();
        if (json) {
            err.raw(JsonWriter.write(map("warning", problem)));
        } else {
            err.line(problem.line(lang()));
        }
        err.flush();
    }

    /** Tells a person how to go on after a problem. */
    void hint(String key, Because... arguments) {
        if (!json) {
            err.line(words.say(key, arguments));
            err.flush();
        }
    }

    /** Tells all of it; the exit status of unusable input. */
    int refuse(List<Problem> problems) {
        problems.forEach(this::problem);
        return Exit.UNUSABLE;
    }

    /** A problem for a program. */
    Map<String, Object> map(Problem problem) {
        return map("problem", problem);
    }

    private Map<String, Object> map(String type, Problem problem) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", type);
        map.put("code", problem.code());
        text(map, "file", problem.where().file());
        number(map, "line", problem.where().line());
        number(map, "column", problem.where().column());
        text(map, "path", problem.where().path());
        text(map, "value", problem.value());
        text(map, "allowed", problem.allowed());
        text(map, "standard", problem.standard());
        text(map, "suggestion", problem.suggestion());
        text(map, "rule", problem.rule());
        map.put("text", problem.text(lang()));
        words.find("fix." + problem.code()).ifPresent(fix -> map.put("fix", fix));
        return map;
    }

    private static void text(Map<String, Object> map, String key, String value) {
        if (!value.isEmpty()) {
            map.put(key, value);
        }
    }

    private static void number(Map<String, Object> map, String key, int value) {
        if (value > 0) {
            map.put(key, value);
        }
    }
}
