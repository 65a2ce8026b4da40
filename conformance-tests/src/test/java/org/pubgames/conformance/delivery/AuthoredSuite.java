package org.pubgames.conformance.delivery;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/**
 * The form of suites written by hand: the plain part of YAML that every parser reads alike. Tags,
 * anchors and double keys are refused by the reader already.
 */
final class AuthoredSuite {

    /** The fields that may have fractions; all other numbers are whole. */
    private static final Pattern MEASURED =
            Pattern.compile(
                    "/vectors/\\d+/(variant/set/.*"
                            + "|.*/(x|y|distance|closeCall)"
                            + "|.*/state/.*)");

    private AuthoredSuite() {}

    /** What is wrong with a suite, each with its line. */
    static List<String> mistakes(String text) {
        List<String> mistakes = new ArrayList<>();
        if (text.startsWith("\uFEFF")) {
            mistakes.add("1: a byte order mark");
        }
        if (!text.endsWith("\n")) {
            mistakes.add("the last line is not ended");
        }
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (lines[i].contains("\r")) {
                mistakes.add((i + 1) + ": a carriage return");
            }
            if (lines[i].contains("\t")) {
                mistakes.add((i + 1) + ": a tab");
            }
        }
        YamlText.read(text, "suite.yaml")
                .fold(
                        root -> {
                            numbers(root, "", mistakes);
                            return root;
                        },
                        problems -> {
                            problems.forEach(
                                    each -> mistakes.add(each.where().line() + ": " + each.code()));
                            return new Node.Nothing(new Node.Mark(1, 1));
                        });
        return mistakes;
    }

    /** An event or a question that is invalid on purpose, perhaps because of a fraction. */
    private static boolean isWrongOnPurpose(Node.Fields vector, String part) {
        return switch (part) {
            case "when" ->
                    vector.values().get("then") instanceof Node.Fields then
                            && then.values().containsKey("problems");
            case "ask" ->
                    vector.values().get("answer") instanceof Node.Items answers
                            && answers.values().stream()
                                    .allMatch(
                                            answer ->
                                                    answer instanceof Node.Fields columns
                                                            && columns.values()
                                                                    .containsKey("problem"));
            default -> false;
        };
    }

    private static void numbers(Node node, String path, List<String> mistakes) {
        if (node instanceof Node.Fields fields) {
            fields.values()
                    .forEach(
                            (name, value) -> {
                                if (!isWrongOnPurpose(fields, name)) {
                                    numbers(value, path + "/" + name, mistakes);
                                }
                            });
        } else if (node instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                numbers(items.values().get(i), path + "/" + i, mistakes);
            }
        } else if (node instanceof Node.Decimal number
                && number.value().scale() > 0
                && !MEASURED.matcher(path).matches()) {
            mistakes.add(number.mark().line() + ": a fraction at " + path);
        }
    }
}
