package org.pubgames.core.internal.variant;

import org.pubgames.core.Problem;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;

/** What is wrong with the form of a file's head, told as the author of a variant file sees it. */
final class HeadAdvice {

    /** What an id looks like, in words that every language shares. */
    static final String ID = "a–z, 0–9, - (≤ " + DraftReader.LONGEST_ID + ")";

    private final Class<? extends Settings> settings;
    private final RuleBook book;

    HeadAdvice(Class<? extends Settings> settings, RuleBook book) {
        this.settings = settings;
        this.book = book;
    }

    /** The same problem, more precise where more is known. */
    Problem of(Problem problem, Node.Fields fields) {
        String path = problem.where().path();
        String field = path.isEmpty() ? "" : path.substring(1);
        Node node = fields.values().get(field);
        if (problem.code().equals("unknown-field") && Records.names(settings).contains(field)) {
            return Problem.of("setting-outside-changes", problem.where())
                    .withValue(field)
                    .withRule(SettingRules.of(book, field));
        }
        if (problem.code().equals("missing-field")) {
            return problem.withAllowed(field.equals("variant") ? format() : "");
        }
        if (node == null || !problem.code().equals("wrong-type")) {
            return problem;
        }
        return formed(problem, field, node);
    }

    private static String format() {
        return String.valueOf(DraftReader.FORMAT);
    }

    private static Problem formed(Problem problem, String field, Node node) {
        return switch (field) {
            case "variant" -> problem.withAllowed(format()).withSuggestion(number(node));
            case "edition" -> problem.withAllowed("≥ 1").withSuggestion(number(node));
            case "id" ->
                    problem.withAllowed(ID)
                            .withSuggestion(
                                    node instanceof Node.Decimal ? "\"" + node.shown() + "\"" : "");
            case "title", "about" -> problem.withSuggestion(text(node, "{en: \"", "\"}"));
            case "extends" -> problem.withAllowed("id@1").withSuggestion(only(node));
            case "with" -> problem.withAllowed("[id@1, …]").withSuggestion(text(node, "[", "]"));
            case "sources" -> problem.withAllowed("[id, …]").withSuggestion(text(node, "[", "]"));
            default -> problem;
        };
    }

    private static String number(Node node) {
        return LikelyMeant.of(int.class, node, "1–999999");
    }

    private static String text(Node node, String before, String after) {
        return node instanceof Node.Text ? before + node.shown() + after : "";
    }

    /** The one entry of a list where no list belongs. */
    private static String only(Node node) {
        return node instanceof Node.Items list
                        && list.values().size() == 1
                        && list.values().get(0) instanceof Node.Text text
                ? text.shown()
                : "";
    }
}
