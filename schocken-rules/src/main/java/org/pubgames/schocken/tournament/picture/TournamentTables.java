package org.pubgames.schocken.tournament.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.Because;
import org.pubgames.core.spi.picture.GameWords;
import org.pubgames.core.spi.picture.Style;
import org.pubgames.core.spi.picture.TextTable;

/** Tables side by side, each with its players, as many in a row as fit. */
final class TournamentTables {

    /** What is left of the widest page beside an event. */
    static final int WIDTH = 93;

    private static final int GAP = 2;

    private final GameWords words;

    TournamentTables(GameWords words) {
        this.words = words;
    }

    List<String> seats(List<org.pubgames.schocken.tournament.Table> tables) {
        boolean alike = tables.stream().mapToInt(table -> table.games()).distinct().count() < 2;
        List<List<String>> columns = new ArrayList<>();
        for (var table : tables) {
            List<String> column = new ArrayList<>();
            column.add(
                    words.say(
                            alike ? "table.title" : "table.title.games",
                            new Because("table", table.number()),
                            new Because("games", table.games())));
            table.players().forEach(player -> column.add(TextTable.shortened(player)));
            columns.add(column);
        }
        int widest = columns.stream().flatMap(List::stream).mapToInt(Style::width).max().orElse(0);
        int inRow = Math.max(1, WIDTH / (widest + GAP));
        List<String> lines = new ArrayList<>();
        for (int from = 0; from < columns.size(); from += inRow) {
            int to = Math.min(columns.size(), from + inRow);
            lines.addAll(row(columns.subList(from, to), widest));
        }
        return lines;
    }

    private static List<String> row(List<List<String>> columns, int width) {
        String[] alignment = new String[columns.size()];
        Arrays.fill(alignment, "<");
        TextTable row = new TextTable(alignment);
        int height = columns.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < height; line++) {
            String[] cells = new String[columns.size()];
            for (int i = 0; i < cells.length; i++) {
                String cell = line < columns.get(i).size() ? columns.get(i).get(line) : "";
                // Rows of tables stand below each other.
                cells[i] = cell + " ".repeat(width - Style.width(cell));
            }
            row.row(cells);
        }
        return row.linesUnderHeader();
    }
}
