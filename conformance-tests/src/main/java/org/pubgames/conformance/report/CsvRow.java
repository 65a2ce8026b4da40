package org.pubgames.conformance.report;

import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A row of a table for a spreadsheet. */
public final class CsvRow {

    private CsvRow() {}

    /**
     * {@return the cells with commas between them, and a line feed} A text that a spreadsheet would
     * take for a formula stays a text.
     *
     * @param cells of the row, in order
     */
    public static String of(Object... cells) {
        return Stream.of(cells)
                        .map(cell -> quoted(harmless(String.valueOf(cell))))
                        .collect(Collectors.joining(","))
                + "\n";
    }

    private static String harmless(String cell) {
        return cell.matches("(?s)\\s*[=+@\\-].*") && !cell.matches("-?\\d+") ? "'" + cell : cell;
    }

    private static String quoted(String cell) {
        return cell.matches("(?s).*[\",\\n\\r].*")
                ? "\"" + cell.replace("\"", "\"\"") + "\""
                : cell;
    }
}
