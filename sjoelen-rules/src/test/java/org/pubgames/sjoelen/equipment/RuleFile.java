package org.pubgames.sjoelen.equipment;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Rule;
import org.pubgames.core.book.YamlRuleBook;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.Node;
import org.pubgames.core.data.YamlText;

/**
 * {@code rules/equipment.yaml} and the clauses of the sources, read without the rest of the book.
 */
record RuleFile(String topic, List<Entry> rules) {

    /** A rule as the file writes it. */
    record Entry(
            String rule,
            Rule.Level level,
            Rule.By by,
            LocalText statement,
            LocalText says,
            List<String> cites,
            Optional<LocalText> reading) {}

    /** A clause of a source. */
    record Printed(String id, String topic, boolean testable) {}

    static RuleFile read() {
        Binder binder = new Binder("equipment.yaml");
        RuleFile file = binder.bind(RuleFile.class, yaml("rules/equipment.yaml"), "", List.of());
        if (file == null) {
            throw new ProblemsException(binder.problems());
        }
        return file;
    }

    List<String> ids() {
        return rules.stream().map(Entry::rule).toList();
    }

    /** The clauses of all sources that speak of equipment or piling. */
    static List<Printed> clauses() {
        return List.of("ans", "ans-2016", "s240", "masters", "jakkolo-de", "jakkolo-auberger", "cz")
                .stream()
                .flatMap(source -> clauses(yaml("sources/" + source + ".yaml")).stream())
                .toList();
    }

    private static List<Printed> clauses(Node source) {
        return ((Node.Items) field(source, "clauses"))
                .values().stream()
                        .map(
                                clause ->
                                        new Printed(
                                                field(clause, "id").shown(),
                                                field(clause, "topic").shown(),
                                                !((Node.Fields) clause)
                                                        .values()
                                                        .containsKey("untestable")))
                        .toList();
    }

    private static Node field(Node node, String name) {
        return Objects.requireNonNull(((Node.Fields) node).values().get(name), name);
    }

    private static Node yaml(String path) {
        String text = YamlRuleBook.text(Board.class, "/org/pubgames/sjoelen/" + path);
        return YamlText.read(text, path).orElseThrow();
    }
}
