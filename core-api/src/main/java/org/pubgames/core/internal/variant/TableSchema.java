package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Lang;
import org.pubgames.core.Setting;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;

/**
 * The JSON Schema of one kind of table: its rows, their columns and what these may hold. Whether
 * there is a row for everything is checked by the reader alone.
 */
final class TableSchema {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private TableSchema() {}

    static Map<String, Object> of(TableKind kind) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("because", said("Why the house has this list; shown with every row of it."));
        fields.put(
                "hit",
                described(
                        "Which row decides: the first that fits, or the only one.",
                        Map.of("enum", List.of("first", "unique"))));
        if (!kind.whole()) {
            fields.put(
                    "otherwise",
                    described(
                            "Where no row fits the usual rules hold.", Map.of("const", "shipped")));
        }
        Map<String, Object> rows = new LinkedHashMap<>();
        rows.put("description", "The rows, in the order in which they are asked.");
        rows.put("type", "array");
        rows.put("items", row(kind));
        rows.put("maxItems", DecisionTable.MOST_ROWS);
        fields.put("rows", rows);
        Map<String, Object> schema = closed(kind.text().in(Lang.EN), fields);
        schema.put("required", List.of("because", "rows"));
        // only a table that falls back on the usual rules may be empty
        schema.put("if", Map.of("required", List.of("otherwise")));
        schema.put("then", true);
        schema.put("else", Map.of("properties", Map.of("rows", Map.of("minItems", 1))));
        return schema;
    }

    private static Map<String, Object> row(TableKind kind) {
        Map<String, Object> when = new LinkedHashMap<>();
        kind.inputs().forEach(column -> when.put(column.name(), condition(column)));
        Map<String, Object> then = new LinkedHashMap<>();
        kind.outputs()
                .forEach(
                        column ->
                                then.put(
                                        column.name(),
                                        described(column.text().in(Lang.EN), value(column))));
        Map<String, Object> outputs = closed("What holds then.", then);
        outputs.put("required", kind.outputs().stream().map(TableColumn::name).toList());
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("when", closed("When the row fits; without it, always.", when));
        fields.put("then", outputs);
        fields.put("because", said("The row's own reason."));
        Map<String, Object> row = closed("One row.", fields);
        row.put("required", List.of("then"));
        return row;
    }

    /** A value, a list of values, or of numbers a range. */
    private static Map<String, Object> condition(TableColumn column) {
        List<Object> forms = new ArrayList<>();
        forms.add(value(column));
        Map<String, Object> list = new LinkedHashMap<>();
        list.put("type", "array");
        list.put("items", value(column));
        list.put("minItems", 1);
        forms.add(list);
        if (column instanceof TableColumn.Amount amount) {
            Map<String, Object> ends = new LinkedHashMap<>();
            ends.put("from", number(amount));
            ends.put("to", number(amount));
            Map<String, Object> range = closed("From one number to another.", ends);
            range.put("minProperties", 1);
            forms.add(range);
        }
        return described(column.text().in(Lang.EN), Map.of("anyOf", forms));
    }

    private static Map<String, Object> value(TableColumn column) {
        if (column instanceof TableColumn.Amount amount) {
            return amount.words().isEmpty()
                    ? number(amount)
                    : Map.of("anyOf", List.of(number(amount), Map.of("enum", amount.words())));
        }
        if (column instanceof TableColumn.Choice choice) {
            List<Object> choices = new ArrayList<>();
            choice.choices().forEach(each -> choices.add(choice(each)));
            return Map.of("oneOf", choices);
        }
        return Map.of("type", "boolean");
    }

    /** A name of digits, such as that of an area, may be written as a number. */
    private static Map<String, Object> choice(Setting.Choice choice) {
        String name = choice.name();
        Map<String, Object> schema = new LinkedHashMap<>();
        if (NUMBER.matcher(name).matches()) {
            schema.put("enum", List.of(Integer.valueOf(name), name));
        } else {
            schema.put("const", name);
        }
        schema.put("description", choice.text().in(Lang.EN));
        return schema;
    }

    private static Map<String, Object> number(TableColumn.Amount amount) {
        Map<String, Object> number = new LinkedHashMap<>();
        number.put("type", "integer");
        number.put("minimum", amount.from());
        number.put("maximum", amount.to());
        return number;
    }

    private static Map<String, Object> said(String text) {
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("description", text);
        said.put("type", "string");
        said.put("pattern", "\\S");
        return said;
    }

    private static Map<String, Object> closed(String text, Map<String, Object> fields) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("description", text);
        schema.put("type", "object");
        schema.put("properties", fields);
        schema.put("additionalProperties", false);
        return schema;
    }

    private static Map<String, Object> described(String text, Map<String, Object> schema) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("description", text);
        described.putAll(schema);
        return described;
    }
}
