package org.pubgames.cli;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Because;
import org.pubgames.core.DecisionTable;
import org.pubgames.core.Game;
import org.pubgames.core.TableColumn;
import org.pubgames.core.TableKind;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** The decision tables of a variant: all of them in short, or one with its rows. */
final class TablePages {

    private final Game<?, ?> game;
    private final Variant variant;
    private final Words words;
    private final int width;

    TablePages(ChosenVariant chosen, Console console) {
        this.game = chosen.game();
        this.variant = chosen.variant();
        this.words = console.words();
        this.width = console.width();
    }

    /** The names of the tables that the game takes. */
    static List<String> kinds(Game<?, ?> game) {
        return game.tables().stream().map(TableKind::name).toList();
    }

    /** A line for each table. */
    List<String> all() {
        TextTable table = new TextTable("<", "<", "<");
        for (DecisionTable each : variant.tables()) {
            table.row(
                    Style.BOLD.of(each.kind().name()),
                    rows(each),
                    words.say("explain.set-by", new Because("variant", each.setBy())));
        }
        return table.lines();
    }

    /** A kind of table, and the variant's own table of it. */
    List<String> one(String name) {
        List<String> lines = new ArrayList<>();
        for (TableKind kind : game.tables()) {
            if (kind.name().equals(name)) {
                lines.add(Style.BOLD.of(name));
                say(lines, 2, kind.text().in(words.lang()));
                variant.table(name)
                        .ifPresentOrElse(
                                table -> rows(lines, table),
                                () -> say(lines, 2, words.say("explain.no-table")));
                columns(lines, "explain.inputs", kind.inputs());
                columns(lines, "explain.outputs", kind.outputs());
                lines.add("");
                lines.add(words.say("explain.rules"));
                say(lines, 2, Style.BOLD.of(kind.rule()));
                game.rulebook()
                        .rule(kind.rule())
                        .ifPresent(rule -> say(lines, 4, rule.statement().in(words.lang())));
            }
        }
        return lines;
    }

    private void rows(List<String> lines, DecisionTable table) {
        say(lines, 2, words.say("explain.because", new Because("because", table.because())));
        say(
                lines,
                2,
                words.say("explain.set-by", new Because("variant", table.setBy()))
                        + " · "
                        + table.where());
        lines.add("");
        List<TableColumn> inputs = table.kind().inputs();
        List<TableColumn> outputs = table.kind().outputs();
        int columns = 1 + inputs.size() + outputs.size();
        String[] alignment = new String[columns];
        Arrays.fill(alignment, "<");
        alignment[0] = ">";
        TextTable rows = new TextTable(alignment);
        List<String> head = new ArrayList<>(List.of(""));
        inputs.forEach(column -> head.add(column.name()));
        outputs.forEach(column -> head.add("→ " + column.name()));
        rows.row(head.toArray(String[]::new));
        int most = Math.max(6, width / columns - 2);
        for (DecisionTable.Row row : table.rows()) {
            List<String> cells = new ArrayList<>(List.of(row.number() + "."));
            for (int i = 0; i < inputs.size(); i++) {
                String asked = DecisionTable.written(inputs.get(i), row.when().get(i));
                cells.add(asked.isEmpty() ? "–" : Cut.to(most, asked));
            }
            for (int i = 0; i < outputs.size(); i++) {
                cells.add("→ " + outputs.get(i).written(row.then().get(i)));
            }
            rows.row(cells.toArray(String[]::new));
        }
        lines.addAll(rows.linesUnderHeader());
        say(lines, 2, words.say("explain.hit." + table.hit()));
        if (table.fallsBack()) {
            say(lines, 2, words.say("explain.otherwise"));
        }
    }

    private void columns(List<String> lines, String key, List<TableColumn> columns) {
        lines.add("");
        lines.add(words.say(key));
        for (TableColumn column : columns) {
            say(
                    lines,
                    2,
                    Style.BOLD.of(column.name())
                            + " ("
                            + column.allowed()
                            + ")  "
                            + column.text().in(words.lang()));
        }
    }

    private String rows(DecisionTable table) {
        return words.say("explain.rows", new Because("rows", table.rows().size()));
    }

    private void say(List<String> lines, int indent, String text) {
        Paragraph.lines(text, width - indent, 2).stream()
                .map(line -> " ".repeat(indent) + line.stripTrailing())
                .forEach(lines::add);
    }

    /** A table for a program. */
    static Map<String, Object> map(DecisionTable table, Variant variant) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("type", "table");
        map.put("game", variant.game());
        map.put("variant", variant.id());
        map.putAll(new LinkedHashMap<>(table.content()));
        map.put("setBy", table.setBy());
        map.put("file", table.where().file());
        map.put("line", table.where().line());
        map.put("because", table.because());
        map.put("rule", table.kind().rule());
        return map;
    }
}
