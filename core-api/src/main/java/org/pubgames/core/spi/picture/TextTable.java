package org.pubgames.core.spi.picture;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Aligned columns for a terminal. A column is {@code <} left or {@code >} right aligned. */
public final class TextTable {

    /** Beside the row of who leads or is meant. */
    public static final String POINTER = "▸";

    /** The longest name that a column has room for, in characters. */
    private static final int LONGEST_NAME = 16;

    private final String[] alignment;
    private final List<String[]> rows = new ArrayList<>();

    /**
     * An empty table with so many columns.
     *
     * @param alignment one text for each column: {@code l} for left, {@code r} for right
     */
    public TextTable(String... alignment) {
        this.alignment = alignment.clone();
    }

    /**
     * {@return a name of at most 16 characters; of a longer one the first 15 and "…"}
     *
     * @param name a name of any length
     */
    public static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    /**
     * {@return how a name is shown beside the others: of at most 16 characters, where that tells
     * all of them apart; of those that would be cut alike the beginning and the end, or the whole
     * name where even these are alike}
     *
     * @param names names of any length
     */
    public static UnaryOperator<String> shortened(Collection<String> names) {
        Set<String> all = new LinkedHashSet<>(names);
        List<String> cut = all.stream().map(TextTable::shortened).toList();
        List<String> ended = all.stream().map(TextTable::ends).toList();
        Map<String, String> shown = new LinkedHashMap<>();
        for (String name : all) {
            String ends = ends(name);
            String alone = Collections.frequency(ended, ends) == 1 ? ends : name;
            boolean apart = Collections.frequency(cut, shortened(name)) == 1;
            shown.put(name, apart ? shortened(name) : alone);
        }
        return name -> shown.getOrDefault(name, shortened(name));
    }

    private static String ends(String name) {
        int tail = (LONGEST_NAME - 1) / 2;
        return name.length() <= LONGEST_NAME
                ? name
                : name.substring(0, LONGEST_NAME - 1 - tail)
                        + "…"
                        + name.substring(name.length() - tail);
    }

    /**
     * Adds a row with a cell for each column.
     *
     * @param cells one text for each column
     */
    public void row(String... cells) {
        if (cells.length != alignment.length) {
            throw new IllegalArgumentException(
                    cells.length + " cells for " + alignment.length + " columns");
        }
        rows.add(cells.clone());
    }

    /** {@return the rows, indented by two} */
    public List<String> lines() {
        int[] widths = new int[alignment.length];
        for (String[] row : rows) {
            for (int i = 0; i < row.length; i++) {
                widths[i] = Math.max(widths[i], Style.width(row[i]));
            }
        }
        List<String> lines = new ArrayList<>();
        for (String[] row : rows) {
            StringBuilder line = new StringBuilder();
            for (int i = 0; i < row.length; i++) {
                String space = " ".repeat(widths[i] - Style.width(row[i]));
                line.append("  ")
                        .append(alignment[i].equals(">") ? space + row[i] : row[i] + space);
            }
            lines.add(line.toString().stripTrailing());
        }
        return lines;
    }

    /** {@return the rows with a line under the first, the header} */
    public List<String> linesUnderHeader() {
        List<String> lines = new ArrayList<>(lines());
        int widest = lines.stream().mapToInt(Style::width).max().orElse(0);
        lines.add(1, "  " + "─".repeat(Math.max(0, widest - 2)));
        return lines;
    }
}
