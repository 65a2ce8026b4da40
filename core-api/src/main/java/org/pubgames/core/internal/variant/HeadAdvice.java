package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Problem;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Settings;
import org.pubgames.core.internal.data.Binder;
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

    /**
     * What is wrong with the head of a file that names no game that is there. What stands under
     * {@code changes} and {@code tables} cannot be looked at.
     *
     * @param game what is wrong with the name of the game; told unless a misspelt field is it
     */
    static List<Problem> withoutGame(Node.Fields fields, String file, Problem game) {
        Binder binder = new Binder(file);
        if (DraftReader.outdated(fields, binder)) {
            // what else is wrong is told when it has been migrated
            return List.of(game);
        }
        binder.bind(VariantHead.class, fields, "", VariantHead.BODY);
        Map<String, Object> sound = new Binder(file).bindSome(VariantHead.class, fields, "");
        Draft draft = DraftReader.draft(fields, file, sound, "", binder.problems());
        DraftReader.checkForm(draft, sound.keySet());
        List<Problem> problems = new ArrayList<>();
        boolean misspelt = false;
        for (Problem problem : draft.problems()) {
            misspelt |= problem.suggestion().equals("game");
            if (!problem.where().path().equals("/game")) {
                problems.add(plain(problem, fields));
            }
        }
        if (!misspelt) {
            problems.add(game);
        }
        return DraftReader.sorted(problems);
    }

    /** The same problem, more precise where more is known. */
    Problem of(Problem problem, Node.Fields fields) {
        String field = field(problem);
        if (problem.code().equals("unknown-field") && Records.names(settings).contains(field)) {
            return Problem.of("setting-outside-changes", problem.where())
                    .withValue(field)
                    .withRule(SettingRules.of(book, field));
        }
        return plain(problem, fields);
    }

    private static String field(Problem problem) {
        String path = problem.where().path();
        return path.isEmpty() ? "" : path.substring(1);
    }

    private static Problem plain(Problem problem, Node.Fields fields) {
        String field = field(problem);
        Node node = fields.values().get(field);
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
