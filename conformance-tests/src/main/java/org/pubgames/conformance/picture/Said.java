package org.pubgames.conformance.picture;

import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * A part of a JSON text that may be anything or missing. Whoever asks for something that is not
 * there gets nothing, not a problem: the rules judge what was told, a picture only shows it.
 */
record Said(Optional<Node> node) {

    static final Said NOTHING = new Said(Optional.empty());

    /** How many items of a list are looked at. */
    static final int MOST = 60;

    /** Numbers beyond this are not drawn to scale. */
    private static final BigDecimal LARGE = BigDecimal.valueOf(1_000_000);

    /** A text; nothing when it is not JSON. */
    static Said read(String json) {
        return JsonText.read(json, Where.UNKNOWN)
                .fold(node -> new Said(Optional.of(node)), problems -> NOTHING);
    }

    /** A field. */
    Said at(String field) {
        return node.filter(Node.Fields.class::isInstance)
                .map(fields -> ((Node.Fields) fields).values().get(field))
                .filter(value -> !(value instanceof Node.Nothing))
                .map(value -> new Said(Optional.of(value)))
                .orElse(NOTHING);
    }

    boolean isList() {
        return node.filter(Node.Items.class::isInstance).isPresent();
    }

    /** The first items of a list. */
    List<Said> items() {
        return node
                .filter(Node.Items.class::isInstance)
                .map(items -> ((Node.Items) items).values())
                .orElse(List.of())
                .stream()
                .limit(MOST)
                .map(value -> new Said(Optional.of(value)))
                .toList();
    }

    /** The item of a list in which a field has a value. */
    Said with(String field, String value) {
        return items().stream()
                .filter(item -> item.at(field).text().equals(value))
                .findFirst()
                .orElse(NOTHING);
    }

    boolean present() {
        return node.isPresent();
    }

    boolean isTrue() {
        return node.filter(value -> value instanceof Node.Truth truth && truth.value()).isPresent();
    }

    /** A number that is not enormous. */
    Optional<BigDecimal> number() {
        return node.filter(Node.Decimal.class::isInstance)
                .map(decimal -> ((Node.Decimal) decimal).value())
                .filter(value -> value.abs().compareTo(LARGE) <= 0);
    }

    /** A whole number that is not enormous. */
    Optional<Integer> whole() {
        return number().filter(
                        value -> value.scale() <= 0 || value.stripTrailingZeros().scale() <= 0)
                .map(BigDecimal::intValue);
    }

    /** How many things there are; 0 when that cannot be told. */
    int count() {
        return Math.max(0, whole().orElse(0));
    }

    /** As a person reads it; empty when there is nothing. */
    String text() {
        return node.map(
                        value ->
                                value instanceof Node.Text text
                                        ? text.value()
                                        : number().filter(n -> n.scale() <= 12)
                                                .map(BigDecimal::toPlainString)
                                                .orElse(value.shown()))
                .orElse("");
    }
}
