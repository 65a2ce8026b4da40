package org.pubgames.conformance.protocol;

import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Json;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/** Finds the variant of this library that is meant by the rules in a request. */
final class SentVariant {

    private static final Pattern RANGE = Pattern.compile("(\\d+)–(\\d+)");

    private SentVariant() {}

    /** The variant with exactly these rules, or why there is none. */
    static Reading<Variant> of(Request.Rules rules) {
        Reading<Game<?, ?>> game = Games.look(rules.game(), Where.UNKNOWN);
        return game.fold(found -> of(found, rules), Reading::failed);
    }

    private static Reading<Variant> of(Game<?, ?> game, Request.Rules rules) {
        Optional<Variant> known =
                game.variants()
                        .find(rules.variant())
                        .filter(variant -> variant.digest().equals(rules.digest()));
        if (known.isPresent()) {
            return Reading.of(known.get());
        }
        return game.variants()
                .read(changes(game, rules), "settings")
                .fold(variant -> same(variant, rules), Reading::failed);
    }

    /**
     * The changes of its parent, where we have that, otherwise of the standard variant, that give
     * settings which no variant of this library has.
     */
    private static String changes(Game<?, ?> game, Request.Rules rules) {
        Variant parent =
                rules.parent()
                        .flatMap(
                                pinned ->
                                        game.variants().all().stream()
                                                .filter(each -> each.pinned().equals(pinned))
                                                .findFirst())
                        .orElse(game.variants().standard());
        Map<String, Node> usual = fields(JsonWriter.write(parent.settings()));
        StringBuilder changes = new StringBuilder();
        fields(rules.settings())
                .forEach(
                        (name, value) -> {
                            Node before = usual.get(name);
                            String to = Json.canonical(value);
                            if (before == null || !to.equals(Json.canonical(before))) {
                                changes.append("\n  ")
                                        .append(JsonWriter.write(name))
                                        .append(": {to: ")
                                        .append(to)
                                        .append(", because: \"it was sent so\"}");
                            }
                        });
        return """
        variant: 2
        game: %s
        id: sent
        title: {en: sent, nl: sent, de: sent}
        extends: %s
        changes:%s%s
        """
                .formatted(
                        game.key().id(),
                        parent.pinned(),
                        changes.isEmpty() ? " {}" : changes,
                        tables(rules.tables()));
    }

    /** The tables as variant files write them; in a request the words of a cell are joined. */
    private static String tables(String sent) {
        StringBuilder tables = new StringBuilder();
        if (!sent.isEmpty()) {
            tables.append("\ntables:");
            fields(sent).forEach((kind, table) -> tables.append(table(kind, fields(table))));
        }
        return tables.toString();
    }

    private static String table(String kind, Map<String, Node> table) {
        StringBuilder text = new StringBuilder("\n  ").append(JsonWriter.write(kind)).append(':');
        text.append("\n    because: \"it was sent so\"");
        text.append("\n    hit: ").append(text(table.get("hit")));
        String otherwise = text(table.get("otherwise"));
        text.append(otherwise.isEmpty() ? "" : "\n    otherwise: " + otherwise);
        text.append("\n    rows:");
        if (table.get("rows") instanceof Node.Items rows) {
            for (Node row : rows.values()) {
                Map<String, Node> cells = fields(row);
                text.append("\n      - when: ").append(cells(cells.get("when"), true));
                text.append("\n        then: ").append(cells(cells.get("then"), false));
            }
        }
        return text.toString();
    }

    private static String cells(@Nullable Node node, boolean asked) {
        return fields(node).entrySet().stream()
                .map(
                        cell ->
                                JsonWriter.write(cell.getKey())
                                        + ": "
                                        + (asked
                                                ? asked(text(cell.getValue()))
                                                : text(cell.getValue())))
                .collect(Collectors.joining(", ", "{", "}"));
    }

    /** What a row asks: a value, several or a range. */
    private static String asked(String written) {
        Matcher range = RANGE.matcher(written);
        if (range.matches()) {
            return "{from: " + range.group(1) + ", to: " + range.group(2) + "}";
        }
        return written.contains(", ") ? "[" + written + "]" : written;
    }

    private static String text(@Nullable Node node) {
        return node instanceof Node.Text text ? text.value() : node == null ? "" : node.shown();
    }

    private static Map<String, Node> fields(@Nullable Node node) {
        return node instanceof Node.Fields named ? named.values() : Map.<String, Node>of();
    }

    private static Map<String, Node> fields(String json) {
        return fields(JsonText.read(json, Where.UNKNOWN).orElseThrow());
    }

    private static Reading<Variant> same(Variant variant, Request.Rules rules) {
        return variant.digest().equals(rules.digest())
                ? Reading.of(variant)
                : Reading.failed(
                        Problem.of("digest-mismatch", Where.UNKNOWN.path("/digest"))
                                .withValue(rules.digest())
                                .withAllowed(variant.digest()));
    }

    /** Why there is none, in words. */
    static String why(Reading<Variant> reading) {
        return reading.problems().get(0).line(Lang.EN);
    }
}
