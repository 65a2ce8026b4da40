package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;
import org.pubgames.core.Setting;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;

/**
 * The JSON Schema of one kind of table: its rows, their columns and what these may hold. Whether
 * there is a row for everything is checked by the reader alone.
 */
final class TableSchema {

    private static final Pattern NUMBER = Pattern.compile("[0-9]{1,9}");

    private final Lang lang;

    private TableSchema(Lang lang) {
        this.lang = lang;
    }

    static Map<String, Object> of(TableKind kind, Lang lang) {
        return new TableSchema(lang).of(kind);
    }

    private Map<String, Object> of(TableKind kind) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("because", said(SchemaWords.LIST_REASON));
        fields.put("hit", described(SchemaWords.HIT, Map.of("enum", List.of("first", "unique"))));
        if (!kind.whole()) {
            fields.put("otherwise", described(SchemaWords.OTHERWISE, Map.of("const", "shipped")));
        }
        Map<String, Object> rows = new LinkedHashMap<>();
        rows.put("description", SchemaWords.ROWS.in(lang));
        rows.put("type", "array");
        rows.put("items", row(kind));
        rows.put("maxItems", DecisionTable.MOST_ROWS);
        fields.put("rows", rows);
        Map<String, Object> schema = closed(kind.text(), fields);
        schema.put("required", List.of("because", "rows"));
        // only a table that falls back on the usual rules may be empty
        schema.put("if", Map.of("required", List.of("otherwise")));
        schema.put("then", true);
        schema.put("else", Map.of("properties", Map.of("rows", Map.of("minItems", 1))));
        return schema;
    }

    private Map<String, Object> row(TableKind kind) {
        Map<String, Object> when = new LinkedHashMap<>();
        kind.inputs().forEach(column -> when.put(column.name(), condition(column)));
        Map<String, Object> then = new LinkedHashMap<>();
        kind.outputs()
                .forEach(
                        column -> then.put(column.name(), described(column.text(), value(column))));
        Map<String, Object> outputs = closed(SchemaWords.THEN, then);
        outputs.put("required", kind.outputs().stream().map(TableColumn::name).toList());
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("when", closed(SchemaWords.WHEN, when));
        fields.put("then", outputs);
        fields.put("because", said(SchemaWords.ROW_REASON));
        Map<String, Object> row = closed(SchemaWords.ROW, fields);
        row.put("required", List.of("then"));
        return row;
    }

    /** A value, a list of values, or of numbers a range. */
    private Map<String, Object> condition(TableColumn column) {
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
            Map<String, Object> range = closed(SchemaWords.RANGE, ends);
            range.put("minProperties", 1);
            forms.add(range);
        }
        return described(column.text(), Map.of("anyOf", forms));
    }

    private Map<String, Object> value(TableColumn column) {
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
    private Map<String, Object> choice(Setting.Choice choice) {
        String name = choice.name();
        Map<String, Object> schema = new LinkedHashMap<>();
        if (NUMBER.matcher(name).matches()) {
            schema.put("enum", List.of(Integer.valueOf(name), name));
        } else {
            schema.put("const", name);
        }
        schema.put("description", choice.text().in(lang));
        return schema;
    }

    private static Map<String, Object> number(TableColumn.Amount amount) {
        Map<String, Object> number = new LinkedHashMap<>();
        number.put("type", "integer");
        number.put("minimum", amount.from());
        number.put("maximum", amount.to());
        return number;
    }

    private Map<String, Object> said(LocalText text) {
        Map<String, Object> said = new LinkedHashMap<>();
        said.put("description", text.in(lang));
        said.put("type", "string");
        said.put("pattern", "\\S");
        return said;
    }

    private Map<String, Object> closed(LocalText text, Map<String, Object> fields) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("description", text.in(lang));
        schema.put("type", "object");
        schema.put("properties", fields);
        schema.put("additionalProperties", false);
        return schema;
    }

    private Map<String, Object> described(LocalText text, Map<String, Object> schema) {
        Map<String, Object> described = new LinkedHashMap<>();
        described.put("description", text.in(lang));
        described.putAll(schema);
        return described;
    }
}
