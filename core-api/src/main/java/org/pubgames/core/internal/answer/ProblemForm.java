package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;

/** Problems, each with its sentence; parts that do not apply are left out. */
public final class ProblemForm {

    /** The sentence follows from the other fields. */
    private static final List<String> TOLD = List.of("text");

    private ProblemForm() {}

    /** A problem as written. */
    record ProblemLine(
            String code,
            Optional<String> file,
            Optional<Integer> line,
            Optional<Integer> column,
            Optional<String> path,
            Optional<String> value,
            Optional<String> allowed,
            Optional<String> standard,
            Optional<String> suggestion,
            Optional<String> rule) {}

    /** Several problems. */
    public static List<Map<String, Object>> written(List<Problem> problems, Lang lang) {
        return problems.stream().map(problem -> written(problem, lang)).toList();
    }

    /** A problem as a map to be written. */
    public static Map<String, Object> written(Problem problem, Lang lang) {
        Map<String, Object> map = new LinkedHashMap<>();
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
        map.put("text", problem.text(lang));
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

    /** The problem in a tree; null when it could not be read. */
    static @Nullable Problem read(Node node, String path, Binder binder) {
        ProblemLine line = binder.bind(ProblemLine.class, node, path, TOLD);
        return line == null
                ? null
                : new Problem(
                        line.code(),
                        new Where(
                                line.file().orElse(""),
                                line.line().orElse(0),
                                line.column().orElse(0),
                                line.path().orElse("")),
                        line.value().orElse(""),
                        line.allowed().orElse(""),
                        line.standard().orElse(""),
                        line.suggestion().orElse(""),
                        line.rule().orElse(""));
    }
}
