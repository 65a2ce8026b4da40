package org.pubgames.core.contract;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.pubgames.core.LocalText;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Rule;
import org.pubgames.core.internal.book.YamlRuleBook;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.YamlText;

/**
 * {@code rules/equipment.yaml} of a game and the clauses of its sources, read without the rest of
 * the book.
 */
public record MeasureRules(String topic, List<Entry> rules) {

    /** A rule as the file writes it. */
    public record Entry(
            String rule,
            Rule.Level level,
            Rule.By by,
            LocalText statement,
            LocalText says,
            List<String> cites,
            Optional<LocalText> reading) {}

    /** A clause of a source. */
    public record Printed(String id, String topic, boolean testable) {}

    /** The file of the game whose class this is. */
    public static MeasureRules of(Class<?> game) {
        Binder binder = new Binder("equipment.yaml");
        Node node = yaml(game, "rules/equipment.yaml");
        MeasureRules file = binder.bind(MeasureRules.class, node, "", List.of());
        if (file == null) {
            throw new ProblemsException(binder.problems());
        }
        return file;
    }

    /** The rules in the order of the file. */
    public List<String> ids() {
        return rules.stream().map(Entry::rule).toList();
    }

    /** The clauses of a source of the game whose class this is. */
    public static List<Printed> clauses(Class<?> game, String source) {
        Node clauses = field(yaml(game, "sources/" + source + ".yaml"), "clauses");
        return ((Node.Items) clauses)
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

    private static Node yaml(Class<?> game, String path) {
        return YamlText.read(YamlRuleBook.text(game, path), path).orElseThrow();
    }
}
