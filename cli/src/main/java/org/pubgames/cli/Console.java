package org.pubgames.cli;

import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.internal.answer.ProblemForm;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * Where a command reads and writes, and in which form.
 *
 * @param in standard input
 * @param out results
 * @param err problems
 * @param words the fixed words
 * @param json whether results are JSON for a program
 * @param live whether every line is flushed at once
 * @param terminal whether the results go to a terminal
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

    /** Prints a problem to standard error, after the results so far. */
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

    /** Prints a warning to standard error, after the results so far. */
    void warning(Problem problem) {
        out.flush();
        if (json) {
            err.raw(JsonWriter.write(map("warning", problem)));
        } else {
            err.line(problem.line(lang()));
        }
        err.flush();
    }

    /** Prints a hint how to go on after a problem; not with {@code --json}. */
    void hint(String key, Because... arguments) {
        if (!json) {
            err.line(words.say(key, arguments));
            err.flush();
        }
    }

    /** Prints all problems; returns the exit status of unusable input. */
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
        map.putAll(ProblemForm.written(problem, lang()));
        words.find("fix." + problem.code()).ifPresent(fix -> map.put("fix", fix));
        return map;
    }
}
