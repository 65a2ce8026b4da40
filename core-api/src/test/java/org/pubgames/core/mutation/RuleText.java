package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule as it stands in its file: one pattern on one fact, and a consequence.
 *
 * @param id its name
 * @param file the file it stands in
 * @param text all of it, from "rule" to "end"
 * @param line its first line in the file, from 1
 * @param fact the fact it looks at, by simple name
 * @param conditions the part between the brackets of its pattern
 * @param consequence the part between "then" and "end"
 */
record RuleText(
        String id,
        RuleFile file,
        String text,
        int line,
        String fact,
        Edit.Span conditions,
        Edit.Span consequence) {

    private static final Pattern RULE =
            Pattern.compile("^rule \"([^\"]+)\".*?^end$", Pattern.MULTILINE | Pattern.DOTALL);
    private static final Pattern PARTS =
            Pattern.compile(
                    "^when\\s+\\$\\w+ : (\\w+)\\((.*)\\)\\s*^then$(.*)^end$",
                    Pattern.MULTILINE | Pattern.DOTALL);

    /** The rules of a file. */
    static List<RuleText> of(RuleFile file) {
        List<RuleText> rules = new ArrayList<>();
        Matcher rule = RULE.matcher(file.text());
        while (rule.find()) {
            String text = rule.group();
            Matcher parts = PARTS.matcher(text);
            if (!parts.find()) {
                throw new IllegalArgumentException(
                        "rule '" + rule.group(1) + "' is not a single pattern");
            }
            rules.add(
                    new RuleText(
                            rule.group(1),
                            file,
                            text,
                            1 + (int) file.text().substring(0, rule.start()).lines().count(),
                            parts.group(1),
                            new Edit.Span(parts.start(2), parts.end(2)),
                            new Edit.Span(parts.start(3), parts.end(3))));
        }
        return rules;
    }

    /** The line of a place in the text. */
    int line(int place) {
        return line + (int) text.substring(0, place).chars().filter(sign -> sign == '\n').count();
    }

    List<Word> conditionWords() {
        return Word.of(text, conditions.start(), conditions.end());
    }

    List<Word> consequenceWords() {
        return Word.of(text, consequence.start(), consequence.end());
    }

    /** The mutants that a list of changes makes, numbered for each operator. */
    List<Mutant> mutants(List<Edit> edits) {
        Map<Operator, Integer> numbers = new TreeMap<>();
        Map<String, Mutant> mutants = new TreeMap<>();
        List<Mutant> inOrder = new ArrayList<>();
        for (Edit edit : edits) {
            String changed = edit.apply(text);
            int number = numbers.merge(edit.operator(), 1, Integer::sum);
            String mutantId = id + "~" + edit.operator().slug() + "-" + number;
            String named =
                    "rule \""
                            + mutantId
                            + "\""
                            + changed.substring(("rule \"" + id + "\"").length());
            Mutant mutant =
                    new Mutant(
                            mutantId,
                            id,
                            edit.operator(),
                            edit.before(text),
                            edit.after(text),
                            file.name(),
                            line(edit.start()),
                            named);
            String plain = changed.replaceAll("\\s+", "");
            if (!plain.equals(text.replaceAll("\\s+", ""))
                    && mutants.putIfAbsent(plain, mutant) == null) {
                inOrder.add(mutant);
            }
        }
        return inOrder;
    }
}
