package org.pubgames.conformance.docs;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Clause;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Source;

/**
 * From each printed clause to its rules, from each rule to the line that decides it and to its
 * vectors.
 */
public final class TracePage extends PageText {

    private final Game<?, ?> game;
    private final RuleBook book;
    private final List<Vector> vectors;
    private final Map<String, List<Vector>> aimed;
    private final Map<String, String> places;

    private TracePage(
            Game<?, ?> game, List<Vector> vectors, Map<String, String> places, Lang lang) {
        super(lang);
        this.game = game;
        this.book = game.rulebook();
        this.vectors = vectors;
        this.aimed = vectors.stream().collect(Collectors.groupingBy(Vector::rule));
        this.places = places;
    }

    /**
     * The page in one language, as Markdown.
     *
     * @param places file and line of each rule of the rule set
     */
    public static String of(
            Game<?, ?> game, List<Vector> vectors, Map<String, String> places, Lang lang) {
        return new TracePage(game, vectors, places, lang).page();
    }

    private String page() {
        line("# " + word("trace") + ": " + game.title().in(lang));
        line("");
        line(word("generated"));
        line("");
        line(word("trace-how"));
        totals();
        clauses();
        rules();
        return text();
    }

    private void totals() {
        long testable = book.clauses().stream().filter(Clause::testable).count();
        long realised =
                book.clauses().stream()
                        .filter(clause -> !book.realising(clause.id()).isEmpty())
                        .count();
        line("");
        line("| " + word("what") + " | " + word("number") + " |");
        line("|---|---|");
        row(word("clauses"), "" + book.clauses().size());
        row(word("clauses-realised"), "" + realised);
        row(word("clauses-secondary"), "" + (testable - realised));
        row(word("clauses-untestable"), "" + (book.clauses().size() - testable));
        row(word("rules"), "" + book.rules().size());
        row(word("rules-in-set"), "" + decided(Rule.By.RULES));
        row(word("rules-in-validation"), "" + decided(Rule.By.VALIDATION));
        row(word("rules-in-variants"), "" + decided(Rule.By.VARIANTS));
        row(word("vectors"), "" + vectors.size());
    }

    private long decided(Rule.By by) {
        return book.rules().stream().filter(rule -> rule.by() == by).count();
    }

    private void clauses() {
        Map<String, List<Clause>> bySource = new LinkedHashMap<>();
        book.clauses()
                .forEach(
                        clause ->
                                bySource.computeIfAbsent(
                                                clause.source(), source -> new ArrayList<>())
                                        .add(clause));
        line("");
        line("## " + word("from-clauses"));
        for (Source source : book.sources()) {
            List<Clause> own = bySource.getOrDefault(source.id(), List.of());
            if (own.isEmpty()) {
                continue;
            }
            line("");
            line("### " + source.id());
            line("");
            line("| " + word("clause") + " | " + word("place") + " | " + word("rules") + " |");
            line("|---|---|---|");
            own.forEach(this::clause);
        }
    }

    private void clause(Clause clause) {
        List<String> rules =
                book.realising(clause.id()).stream().map(rule -> "`" + rule.id() + "`").toList();
        String untestable = clause.untestable().in(lang);
        String cell =
                !rules.isEmpty()
                        ? String.join(", ", rules)
                        : untestable.isEmpty() ? "–" : "*" + cell(untestable) + "*";
        line("| `" + clause.id() + "` | " + cell(clause.locator().in(lang)) + " | " + cell + " |");
    }

    private void rules() {
        line("");
        line("## " + word("from-rules"));
        line("");
        line(
                "| "
                        + word("rule")
                        + " | "
                        + word("level")
                        + " | "
                        + word("decided-in")
                        + " | + | − | "
                        + word("guarded")
                        + " |");
        line("|---|---|---|---|---|---|");
        for (Rule rule : book.rules()) {
            List<Vector> own = aimed.getOrDefault(rule.id(), List.of());
            String positive = ids(own.stream().filter(TracePage::fires));
            String negative = ids(own.stream().filter(vector -> !fires(vector)));
            String guarding =
                    ids(vectors.stream().filter(vector -> vector.guards().contains(rule.id())));
            line(
                    "| `"
                            + rule.id()
                            + "` | "
                            + word(rule.level().name())
                            + " | "
                            + places.getOrDefault(rule.id(), word(rule.by().name()))
                            + " | "
                            + positive
                            + " | "
                            + negative
                            + " | "
                            + guarding
                            + " |");
        }
    }

    private static boolean fires(Vector vector) {
        return vector.polarity() == Vector.Polarity.POSITIVE;
    }

    private static String ids(Stream<Vector> vectors) {
        return vectors.filter(vector -> !vector.repeats())
                .map(vector -> "`" + vector.id() + "`")
                .collect(Collectors.joining(" "));
    }

    private void row(String what, String number) {
        line("| " + what + " | " + number + " |");
    }
}
