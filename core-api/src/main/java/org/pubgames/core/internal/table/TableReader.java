package org.pubgames.core.internal.table;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.DecisionTable.Condition;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;

/**
 * Reads the tables of a variant file by themselves: form, names and types, all mistakes in one
 * pass. Belongs to one thread.
 */
public final class TableReader {

    private static final String ROOT = "/tables";
    private static final String RANGE = "{from: …, to: …}";
    private static final Set<String> YES = Set.of("yes", "ja", "y", "j", "on");
    private static final Set<String> NO = Set.of("no", "nee", "nein", "n", "off");

    private final List<TableKind> kinds;
    private final String setBy;
    private final Binder binder;

    /** What a table says of itself. */
    record Head(Optional<DecisionTable.Hit> hit, Optional<Otherwise> otherwise, String because) {}

    /** What holds where no row fits. */
    enum Otherwise {
        SHIPPED
    }

    /** What a row says of itself. */
    record RowHead(Optional<String> because) {}

    /** The two ends of a range. */
    record Ends(Optional<Integer> from, Optional<Integer> to) {}

    /**
     * A reader.
     *
     * @param kinds the kinds that the game takes
     * @param setBy the id of the file's variant or mix-in
     * @param binder takes the problems
     */
    public TableReader(List<TableKind> kinds, String setBy, Binder binder) {
        this.kinds = kinds;
        this.setBy = setBy;
        this.binder = binder;
    }

    /** Those tables of the field {@code tables} that are sound; the others are problems. */
    public List<DecisionTable> read(Node node) {
        List<DecisionTable> tables = new ArrayList<>();
        if (!(node instanceof Node.Fields fields)) {
            wrongType(node, ROOT, "{" + String.join(", ", names()) + "}");
            return tables;
        }
        fields.values()
                .forEach(
                        (name, table) -> {
                            Optional<TableKind> kind =
                                    kinds.stream()
                                            .filter(each -> each.name().equals(name))
                                            .findFirst();
                            if (kind.isPresent()) {
                                int before = binder.problems().size();
                                DecisionTable read = table(kind.get(), table);
                                if (read != null && binder.problems().size() == before) {
                                    tables.add(read);
                                }
                            } else {
                                unknown("unknown-table", fields, name, ROOT, names());
                            }
                        });
        return tables;
    }

    private List<String> names() {
        return kinds.stream().map(TableKind::name).toList();
    }

    private @Nullable DecisionTable table(TableKind kind, Node node) {
        String path = ROOT + "/" + kind.name();
        int before = binder.problems().size();
        Head head = binder.bind(Head.class, node, path, List.of("rows"));
        binder.problems()
                .subList(before, binder.problems().size())
                .replaceAll(problem -> problem.withRule(kind.rule()));
        if (!(node instanceof Node.Fields fields)) {
            return null;
        }
        if (head != null && head.because().isBlank()) {
            Node because = fields.values().getOrDefault("because", node);
            problem("no-reason", because, path + "/because", "", "", "");
        }
        boolean fallsBack = fields.values().containsKey("otherwise");
        if (fallsBack && kind.whole()) {
            binder.problem(
                    "table-stands-alone",
                    fields.keys().getOrDefault("otherwise", node.mark()),
                    path + "/otherwise",
                    kind.name(),
                    "",
                    "");
        }
        List<DecisionTable.Row> rows = rows(kind, fields, path, fallsBack && !kind.whole());
        return head == null
                ? null
                : new DecisionTable(
                        kind,
                        head.hit().orElse(DecisionTable.Hit.FIRST),
                        fallsBack,
                        rows,
                        head.because(),
                        setBy,
                        where(node, path));
    }

    private List<DecisionTable.Row> rows(
            TableKind kind, Node.Fields table, String path, boolean mayBeEmpty) {
        Node node = table.values().get("rows");
        String own = path + "/rows";
        List<DecisionTable.Row> rows = new ArrayList<>();
        if (node == null) {
            if (table.keys().keySet().stream().noneMatch(key -> meansRows(key))) {
                problem("missing-field", table, own, "rows", "[{when: …, then: …}, …]", "");
            }
            return rows;
        }
        if (!(node instanceof Node.Items items)) {
            wrongType(node, own, "[{when: …, then: …}, …]");
            return rows;
        }
        int size = items.values().size();
        if (size > DecisionTable.MOST_ROWS || (size == 0 && !mayBeEmpty)) {
            problem(
                    size == 0 ? "no-rows" : "too-many-rows",
                    node,
                    own,
                    String.valueOf(size),
                    "1–" + DecisionTable.MOST_ROWS,
                    "");
            return rows;
        }
        for (int i = 0; i < size; i++) {
            rows.add(row(kind, items.values().get(i), own + "/" + i, i + 1));
        }
        return rows;
    }

    /** A misspelt key is told as such, and not as a missing field too. */
    private static boolean meansRows(String key) {
        return Nearest.of(key, List.of("rows")).equals("rows");
    }

    private DecisionTable.Row row(TableKind kind, Node node, String path, int number) {
        RowHead head = binder.bind(RowHead.class, node, path, List.of("when", "then"));
        List<Condition> when = new ArrayList<>();
        List<Integer> then = new ArrayList<>();
        if (node instanceof Node.Fields fields) {
            if (head != null && head.because().filter(String::isBlank).isPresent()) {
                Node because = fields.values().getOrDefault("because", node);
                problem("no-reason", because, path + "/because", "", "", "");
            }
            when = when(kind, fields.values().get("when"), path + "/when");
            then = then(kind, fields, path + "/then");
        }
        String because = head == null ? "" : head.because().orElse("").strip();
        return new DecisionTable.Row(number, when, then, because, where(node, path));
    }

    private List<Condition> when(TableKind kind, @Nullable Node node, String path) {
        List<Condition> when = new ArrayList<>();
        kind.inputs().forEach(column -> when.add(new Condition.Anything()));
        if (node instanceof Node.Fields fields) {
            each(
                    fields,
                    kind.inputs(),
                    path,
                    (place, value) -> {
                        TableColumn column = kind.inputs().get(place);
                        when.set(place, condition(column, value, path + "/" + column.name()));
                    });
        } else if (node != null) {
            wrongType(node, path, form(kind.inputs()));
        }
        return when;
    }

    private List<Integer> then(TableKind kind, Node.Fields row, String path) {
        List<Integer> then = new ArrayList<>();
        kind.outputs().forEach(column -> then.add(column.least()));
        Node node = row.values().get("then");
        if (node == null) {
            problem("missing-field", row, path, "then", form(kind.outputs()), "");
            return then;
        }
        if (!(node instanceof Node.Fields fields)) {
            wrongType(node, path, form(kind.outputs()));
            return then;
        }
        List<String> misspelt =
                each(
                        fields,
                        kind.outputs(),
                        path,
                        (place, value) -> {
                            TableColumn column = kind.outputs().get(place);
                            String own = path + "/" + column.name();
                            value(column, value, own).ifPresent(found -> then.set(place, found));
                        });
        for (TableColumn column : kind.outputs()) {
            String name = column.name();
            if (!fields.values().containsKey(name) && !misspelt.contains(name)) {
                problem("missing-output", fields, path + "/" + name, name, column.allowed(), "");
            }
        }
        return then;
    }

    /** What to do with the value of a column. */
    private interface Reader {
        void read(int place, Node value);
    }

    /** Reads each field as a column; answers with the columns that unknown fields may mean. */
    private List<String> each(
            Node.Fields fields, List<TableColumn> columns, String path, Reader reader) {
        List<String> names = columns.stream().map(TableColumn::name).toList();
        List<String> misspelt = new ArrayList<>();
        for (Map.Entry<String, Node> field : fields.values().entrySet()) {
            int place = names.indexOf(field.getKey());
            if (place >= 0) {
                reader.read(place, field.getValue());
            } else {
                List<String> free =
                        names.stream().filter(name -> !fields.values().containsKey(name)).toList();
                misspelt.add(Nearest.of(field.getKey(), free));
                unknown("unknown-column", fields, field.getKey(), path, names);
            }
        }
        return misspelt;
    }

    private Condition condition(TableColumn column, Node node, String path) {
        if (node instanceof Node.Items items) {
            if (items.values().isEmpty()) {
                problem("empty-list", node, path, "[]", column.allowed(), "");
            }
            List<Integer> values = new ArrayList<>();
            for (int i = 0; i < items.values().size(); i++) {
                value(column, items.values().get(i), path + "/" + i)
                        .ifPresent(value -> values.addAll(meant(column, value)));
            }
            return new Condition.AnyOf(values);
        }
        if (node instanceof Node.Fields fields && column instanceof TableColumn.Amount number) {
            return range(number, fields, path);
        }
        return value(column, node, path)
                .<Condition>map(value -> new Condition.AnyOf(meant(column, value)))
                .orElseGet(Condition.Anything::new);
    }

    private static List<Integer> meant(TableColumn column, int value) {
        return column instanceof TableColumn.Choice choice ? choice.meant(value) : List.of(value);
    }

    private Condition range(TableColumn.Amount column, Node.Fields node, String path) {
        Ends ends = binder.bind(Ends.class, node, path, List.of());
        if (ends == null) {
            return new Condition.Anything();
        }
        if (ends.from().isEmpty() && ends.to().isEmpty()) {
            problem("missing-field", node, path + "/from", "from, to", column.allowed(), "");
            return new Condition.Anything();
        }
        boolean low = end(column, node, "from", path);
        boolean high = end(column, node, "to", path);
        int from = ends.from().orElse(column.from());
        int to = ends.to().orElse(column.to());
        if (low && high && from > to) {
            problem(
                    "range-backwards",
                    node,
                    path,
                    "{from: " + from + ", to: " + to + "}",
                    "",
                    "{from: " + to + ", to: " + from + "}");
        }
        return new Condition.Between(from, to);
    }

    private boolean end(TableColumn.Amount column, Node.Fields ends, String name, String path) {
        Node end = ends.values().get(name);
        return !(end instanceof Node.Decimal number) || inRange(column, number, path + "/" + name);
    }

    private Optional<Integer> value(TableColumn column, Node node, String path) {
        if (column instanceof TableColumn.Amount number && node instanceof Node.Decimal written) {
            return inRange(number, written, path)
                    ? Optional.of(written.value().intValueExact())
                    : Optional.empty();
        }
        boolean plain = node instanceof Node.Text || node instanceof Node.Decimal;
        if (column instanceof TableColumn.Truth
                ? node instanceof Node.Truth
                : plain && !column.words().isEmpty()) {
            int place = column.words().indexOf(node.shown());
            if (place >= 0) {
                int first = column instanceof TableColumn.Amount number ? number.to() + 1 : 0;
                return Optional.of(first + place);
            }
            problem(
                    "unknown-value",
                    node,
                    path,
                    node.shown(),
                    column.allowed(),
                    Nearest.of(node.shown(), column.words()));
            return Optional.empty();
        }
        boolean range = column instanceof TableColumn.Amount && path.contains("/when/");
        String shown = node instanceof Node.Text ? "\"" + node.shown() + "\"" : node.shown();
        problem(
                "wrong-type",
                node,
                path,
                shown,
                column.allowed() + (range ? ", " + RANGE : ""),
                column instanceof TableColumn.Truth ? meant(node) : "");
        return Optional.empty();
    }

    /** What somebody means who writes yes or no in his own language. */
    private static String meant(Node node) {
        String word = node.shown().toLowerCase(Locale.ROOT);
        return YES.contains(word) ? "true" : NO.contains(word) ? "false" : "";
    }

    private boolean inRange(TableColumn.Amount column, Node.Decimal node, String path) {
        BigDecimal value = node.value();
        boolean low = value.compareTo(BigDecimal.valueOf(column.from())) < 0;
        boolean high = value.compareTo(BigDecimal.valueOf(column.to())) > 0;
        if (low || high) {
            String end = String.valueOf(low ? column.from() : column.to());
            problem(
                    low ? "too-small" : "too-large",
                    node,
                    path,
                    node.shown(),
                    column.allowed(),
                    end);
            return false;
        }
        if (value.stripTrailingZeros().scale() > 0) {
            wrongType(node, path, column.allowed());
            return false;
        }
        return true;
    }

    private static String form(List<TableColumn> columns) {
        return "{" + String.join(", ", columns.stream().map(TableColumn::name).toList()) + "}";
    }

    private void wrongType(Node node, String path, String allowed) {
        String shown = node instanceof Node.Text ? "\"" + node.shown() + "\"" : node.shown();
        problem("wrong-type", node, path, shown, allowed, "");
    }

    private void unknown(
            String code, Node.Fields fields, String name, String path, List<String> known) {
        String shown = name.length() > 60 ? name.substring(0, 59) + "…" : name;
        binder.problem(
                code,
                fields.keys().getOrDefault(name, fields.mark()),
                path + "/" + name,
                shown,
                known.isEmpty() ? "–" : String.join(", ", known),
                Nearest.of(name, known));
    }

    private void problem(
            String code, Node node, String path, String value, String allowed, String suggestion) {
        binder.problem(code, node.mark(), path, value, allowed, suggestion);
    }

    private Where where(Node node, String path) {
        return new Where(binder.file(), node.mark().line(), node.mark().column(), path);
    }
}
