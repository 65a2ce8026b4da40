package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.DecisionTable.Condition;
import org.pubgames.core.LocalText;
import org.pubgames.core.Problem;
import org.pubgames.core.TableColumn;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.WrittenValue;

/**
 * A house's variant as a header keeps it: besides the settings, what a variant file says of them.
 * So a match can be read when the file is gone or has changed. What is kept counts only when it
 * gives the digest that stands beside it.
 */
final class KeptVariant {

    /** The field of the header. */
    static final String FIELD = "house";

    private static final String CHANGES = "changes";
    private static final String TABLES = "tables";
    private static final LocalText HEADER =
            new LocalText(
                    "The header says so.",
                    "De kopregel zegt het.",
                    "So steht es in der Kopfzeile.");

    private final VariantBook shipped;

    /** Variants that are kept beside those that are shipped. */
    KeptVariant(VariantBook shipped) {
        this.shipped = shipped;
    }

    /** What a header keeps of a variant besides its settings; empty for one that is shipped. */
    Optional<Map<String, Object>> written(Variant variant) {
        boolean known =
                shipped.find(variant.id())
                        .filter(each -> each.digest().equals(variant.digest()))
                        .isPresent();
        if (known) {
            return Optional.empty();
        }
        Variant base = base(variant.id(), variant.parent().orElse(""));
        Map<String, Object> house = new LinkedHashMap<>();
        house.put("edition", variant.edition());
        house.put("title", variant.title());
        house.put("extends", base.id());
        house.put("sources", variant.sources());
        house.put("borrows", variant.borrows());
        Map<String, Object> changes = new LinkedHashMap<>();
        List<String> differing = differing(base, Records.values(variant.settings()));
        for (Variant.Layer layer : variant.holding()) {
            // who says again what holds anyway has a reason of his own
            if (differing.contains(layer.setting())
                    || !base.layer(layer.setting()).equals(Optional.of(layer))) {
                changes.put(layer.setting(), reason(layer));
            }
        }
        house.put(CHANGES, changes);
        if (!variant.tables().isEmpty()) {
            Map<String, Object> tables = new LinkedHashMap<>();
            variant.tables().forEach(table -> tables.put(table.kind().name(), written(table)));
            house.put(TABLES, tables);
        }
        return Optional.of(house);
    }

    private static Map<String, Object> reason(Variant.Layer layer) {
        Map<String, Object> reason = new LinkedHashMap<>();
        reason.put("because", layer.because().en().isBlank() ? HEADER : layer.because());
        if (!layer.clause().isEmpty()) {
            reason.put("clause", layer.clause());
            reason.put("basis", layer.basis());
        }
        return reason;
    }

    /** A table as a variant file has it. */
    private static Map<String, Object> written(DecisionTable table) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("hit", table.hit());
        if (table.fallsBack()) {
            map.put("otherwise", "shipped");
        }
        map.put("because", table.because());
        List<Object> rows = new ArrayList<>();
        for (DecisionTable.Row row : table.rows()) {
            Map<String, Object> when = new LinkedHashMap<>();
            for (int i = 0; i < row.when().size(); i++) {
                TableColumn column = table.kind().inputs().get(i);
                condition(column, row.when().get(i))
                        .ifPresent(asked -> when.put(column.name(), asked));
            }
            Map<String, Object> then = new LinkedHashMap<>();
            for (int i = 0; i < row.then().size(); i++) {
                TableColumn column = table.kind().outputs().get(i);
                then.put(column.name(), value(column, row.then().get(i)));
            }
            Map<String, Object> one = new LinkedHashMap<>();
            one.put("when", when);
            one.put("then", then);
            if (!row.because().isEmpty()) {
                one.put("because", row.because());
            }
            rows.add(one);
        }
        map.put("rows", rows);
        return map;
    }

    private static Optional<Object> condition(TableColumn column, Condition condition) {
        if (condition instanceof Condition.AnyOf some) {
            return Optional.of(some.values().stream().map(value -> value(column, value)).toList());
        }
        if (condition instanceof Condition.Between range) {
            return Optional.of(Map.of("from", range.from(), "to", range.to()));
        }
        return Optional.empty();
    }

    private static Object value(TableColumn column, int value) {
        if (column instanceof TableColumn.Truth) {
            return value == 1;
        }
        return column instanceof TableColumn.Amount amount && value <= amount.to()
                ? (Object) value
                : column.written(value);
    }

    /** The variant that a header keeps, unless the one that is known is as it was. */
    Optional<Variant> instead(VariantBook known, Node header, JsonMatchCodec.HeaderLine line) {
        boolean asItWas =
                line.variant()
                        .flatMap(known::find)
                        .filter(each -> line.digest().filter(each.digest()::equals).isPresent())
                        .isPresent();
        return asItWas
                ? Optional.empty()
                : line.variant().flatMap(id -> read(header, id, line.digest()));
    }

    /** Why the known variant does not hold, told as a warning. */
    static Problem told(Problem problem) {
        return switch (problem.code()) {
            case "unknown-variant" ->
                    Problem.of("variant-kept", problem.where()).withValue(problem.value());
            case "digest-mismatch" ->
                    Problem.of("variant-changed", problem.where()).withValue(problem.value());
            default -> problem;
        };
    }

    /**
     * The variant that a header keeps; empty where it does not keep all of it, or where the rules
     * decide otherwise now.
     */
    private Optional<Variant> read(Node header, String id, Optional<String> digest) {
        if (digest.isEmpty()
                || !(header instanceof Node.Fields fields)
                || !(fields.values().get(PinnedRules.FIELD) instanceof Node.Fields settings)) {
            return Optional.empty();
        }
        Map<String, Object> values =
                new Binder("").bindSome(shipped.standard().settings().getClass(), settings, "");
        if (values.size() < Records.values(shipped.standard().settings()).size()) {
            return Optional.empty();
        }
        String file = JsonWriter.write(file(fields, id, values));
        return shipped.read(file, id)
                .<Optional<Variant>>fold(Optional::of, problems -> Optional.empty())
                .filter(variant -> variant.digest().equals(digest.get()));
    }

    /** The variant file that says what the header says. */
    private Map<String, Object> file(Node.Fields header, String id, Map<String, Object> values) {
        Node.Fields house = fields(header, FIELD);
        Node.Fields reasons = fields(house, CHANGES);
        Variant base = base(id, text(house, "extends"));
        Map<String, Object> file = new LinkedHashMap<>();
        file.put("variant", 2);
        file.put("game", base.game());
        file.put("id", id);
        file.put("title", LocalText.same(id));
        for (String field : List.of("edition", "title", "sources", "borrows")) {
            Node kept = house.values().get(field);
            if (kept != null) {
                file.put(field, plain(kept));
            }
        }
        file.put("extends", base.pinned());
        Map<String, Object> changes = new LinkedHashMap<>();
        Set<String> names = new LinkedHashSet<>(differing(base, values));
        reasons.values().keySet().stream().filter(values::containsKey).forEach(names::add);
        for (String name : names) {
            Map<String, Object> change = new LinkedHashMap<>();
            change.put("to", values.getOrDefault(name, ""));
            change.put("because", HEADER);
            fields(reasons, name).values().forEach((field, kept) -> change.put(field, plain(kept)));
            changes.put(name, change);
        }
        file.put(CHANGES, changes);
        Node tables = house.values().get(TABLES);
        if (tables != null) {
            file.put(TABLES, plain(tables));
        }
        return file;
    }

    /** The shipped variant that another one is told by: itself, its parent or the standard. */
    private Variant base(String id, String parent) {
        int at = parent.indexOf('@');
        return shipped.find(id)
                .or(() -> shipped.find(at < 0 ? parent : parent.substring(0, at)))
                .orElseGet(shipped::standard);
    }

    /** The settings whose values are not those of a variant. */
    private static List<String> differing(Variant base, Map<String, Object> values) {
        Map<String, Object> usual = Records.values(base.settings());
        return values.keySet().stream()
                .filter(name -> !of(values, name).equals(of(usual, name)))
                .toList();
    }

    private static String of(Map<String, Object> values, String name) {
        return WrittenValue.of(values.getOrDefault(name, ""));
    }

    private static Node.Fields fields(Node.Fields node, String name) {
        return node.values().get(name) instanceof Node.Fields found
                ? found
                : new Node.Fields(node.mark(), Map.of(), Map.of());
    }

    private static String text(Node.Fields node, String name) {
        return node.values().get(name) instanceof Node.Text found ? found.value() : "";
    }

    /** A part of the header as values to be written again. */
    private static Object plain(Node node) {
        if (node instanceof Node.Fields fields) {
            Map<String, Object> map = new LinkedHashMap<>();
            fields.values().forEach((name, value) -> map.put(name, plain(value)));
            return map;
        }
        if (node instanceof Node.Items items) {
            return items.values().stream().map(KeptVariant::plain).toList();
        }
        if (node instanceof Node.Decimal number) {
            return number.value();
        }
        return node instanceof Node.Truth truth ? (Object) truth.value() : text(node);
    }

    private static String text(Node node) {
        return node instanceof Node.Text text ? text.value() : "";
    }
}
