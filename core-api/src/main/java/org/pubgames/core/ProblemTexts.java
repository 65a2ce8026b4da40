package org.pubgames.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.internal.text.Placeholders;
import org.pubgames.core.internal.text.PropertyTexts;

/**
 * The words of problems; every module may bring {@code problems_en.properties} and its two
 * translations ({@link PropertyTexts}). What a person reads is short: long values are cut, and of a
 * long list of names only those most like the value are told.
 */
final class ProblemTexts {

    private static final PropertyTexts TEXTS = new PropertyTexts("problems");

    /** How texts about a field begin; what is wrong as a whole has no name. */
    private static final String NAMED = "{name}: ";

    /** What stands for any text: an example that must not read as the only choice. */
    private static final String ANY_TEXT = "\"text\"";

    /** Problems that show an example of what is wanted, where it is of no other kind. */
    private static final Set<String> FORMS = Set.of("wrong-type", "missing-field");

    private ProblemTexts() {}

    static String text(Problem problem, Lang lang) {
        List<Because> arguments = arguments(problem);
        StringBuilder out = new StringBuilder();
        String text = TEXTS.find(problem.code(), lang.code()).orElse(problem.code() + ": {value}");
        if (problem.where().name().isEmpty() && text.startsWith(NAMED)) {
            text = text.substring(NAMED.length());
        }
        append(out, text, arguments);
        if (!problem.allowed().isEmpty() && !text.contains("{allowed}")) {
            append(out, TEXTS.find(allowed(problem), lang.code()).orElse(""), arguments);
        }
        if (!problem.standard().isEmpty()) {
            append(out, TEXTS.find("part.standard", lang.code()).orElse(""), arguments);
        }
        if (!problem.suggestion().isEmpty()) {
            append(out, TEXTS.find("part.suggestion", lang.code()).orElse(""), arguments);
        }
        return out.toString();
    }

    private static String allowed(Problem problem) {
        if (FORMS.contains(problem.code())) {
            String shape = NumberShape.of(problem.allowed());
            if (!shape.isEmpty()) {
                return "part." + shape + (problem.value().startsWith("\"") ? "-unquoted" : "");
            }
            if (problem.allowed().equals(ANY_TEXT)) {
                return "part.any-text";
            }
        }
        if (ShortNames.LIST.matcher(problem.allowed()).matches()) {
            return "part.allowed-list";
        }
        boolean all = ShortNames.shown(problem.allowed()) == ShortNames.ALL;
        return all ? "part.allowed" : "part.allowed-some";
    }

    private static void append(StringBuilder out, String template, List<Because> arguments) {
        out.append(out.isEmpty() ? "" : " ")
                .append(Placeholders.fill(template, name -> value(name, arguments)));
    }

    /** The parts of a problem as a text may name them. */
    static List<Because> arguments(Problem problem) {
        List<Because> arguments = new ArrayList<>();
        arguments.add(new Because("value", ShortNames.value(problem.value())));
        Matcher list = ShortNames.LIST.matcher(problem.allowed());
        String names = list.matches() ? list.group(2) : problem.allowed();
        arguments.add(new Because("allowed", ShortNames.list(names, problem.value())));
        arguments.add(new Because("names", ShortNames.count(names)));
        arguments.add(
                new Because(
                        "entries",
                        list.matches() ? list.group(1) : NumberShape.entries(problem.allowed())));
        arguments.add(new Because("standard", ShortNames.value(problem.standard())));
        arguments.add(new Because("suggestion", problem.suggestion()));
        arguments.add(new Because("rule", problem.rule()));
        arguments.add(new Because("path", ShortNames.value(problem.where().path())));
        arguments.add(new Because("name", ShortNames.value(problem.where().name())));
        return arguments;
    }

    private static @Nullable Object value(String name, List<Because> arguments) {
        for (Because argument : arguments) {
            if (argument.name().equals(name)) {
                return argument.value();
            }
        }
        return null;
    }
}
