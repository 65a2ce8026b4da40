package org.pubgames.shuffleboard.picture;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pubgames.core.spi.picture.Style;

/** A field of characters with the ground of a game on it. */
final class Canvas {

    /** Rows in a row that look alike before they are cut. */
    private static final int ALIKE = 4;

    /** Columns and rows that a disc's name gives way to others. */
    private static final int FARTHEST_COLUMN = 2;

    private static final int FARTHEST_ROW = 3;

    private final Ground ground;
    private final int columns;
    private final int rows;
    private final char[][] cells;
    private final Style[][] styles;
    private final boolean[][] taken;

    Canvas(Ground ground) {
        this.ground = ground;
        this.columns = 1 + (int) Math.round(ground.width() / ground.column());
        this.rows = (int) Math.ceil(ground.height() / ground.row());
        this.cells = new char[rows][columns];
        this.styles = new Style[rows][columns];
        this.taken = new boolean[rows][columns];
        for (int i = 0; i < rows; i++) {
            Arrays.fill(cells[i], ' ');
            Arrays.fill(styles[i], Style.PLAIN);
        }
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    int row(double down) {
        return (int) Math.floor((down - ground.top()) / ground.row());
    }

    int column(double x) {
        return (int) Math.round((x - ground.left()) / ground.column());
    }

    /** How far down the middle of a row is. */
    double middle(int row) {
        return ground.top() + (row + 0.5) * ground.row();
    }

    /** A character of a line; lines that cross are joined. */
    void stroke(int row, int column, char stroke) {
        if (row < 0 || row >= rows || column < 0 || column >= columns) {
            return;
        }
        char before = cells[row][column];
        boolean crossed = (before == '─' && stroke == '│') || (before == '│' && stroke == '─');
        if (crossed) {
            cells[row][column] = '┼';
        } else if (before == ' ') {
            cells[row][column] = stroke;
        }
    }

    /** Whether a line runs there. */
    boolean lined(int row, int column) {
        return row >= 0
                && row < rows
                && column >= 0
                && column < columns
                && cells[row][column] != ' ';
    }

    /**
     * A text on the ground. Beside the name of a disc it could be taken for a part of it.
     *
     * @return false when there is no room
     */
    boolean text(int row, int column, String text) {
        if (row < 0 || row >= rows || column < 0 || column + text.length() > columns) {
            return false;
        }
        int last = Math.min(columns - 1, column + text.length());
        for (int i = Math.max(0, column - 1); i <= last; i++) {
            if (taken[row][i]) {
                return false;
            }
        }
        for (int i = 0; i < text.length(); i++) {
            char under = cells[row][column + i];
            if (under != ' ' && under != '─') {
                return false;
            }
        }
        for (int i = 0; i < text.length(); i++) {
            cells[row][column + i] = text.charAt(i);
            styles[row][column + i] = Style.DIM;
        }
        return true;
    }

    /**
     * The name of a disc, a little beside its place where another's name stands there.
     *
     * @return false when there is no room
     */
    boolean disc(int row, double x, String name, Style style) {
        double middle = (x - ground.left()) / ground.column() - (name.length() - 1) / 2.0;
        int start = (int) Math.round(middle);
        int line = Math.max(0, Math.min(rows - 1, row));
        for (int away = 0; away <= FARTHEST_ROW; away++) {
            for (int near : away == 0 ? new int[] {line} : new int[] {line + away, line - away}) {
                if (near >= 0 && near < rows && disc(near, start, name, style, away)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean disc(int line, int start, String name, Style style, int away) {
        for (int shift = 0; shift <= FARTHEST_COLUMN + 2 * away; shift++) {
            for (int sign : new int[] {1, -1}) {
                int from = Math.max(0, Math.min(columns - name.length(), start + sign * shift));
                if (free(line, from, name.length())) {
                    for (int i = 0; i < name.length(); i++) {
                        cells[line][from + i] = name.charAt(i);
                        styles[line][from + i] = style;
                        taken[line][from + i] = true;
                    }
                    return true;
                }
            }
        }
        return false;
    }

    private boolean free(int row, int column, int length) {
        for (int i = 0; i < length; i++) {
            if (taken[row][column + i]) {
                return false;
            }
        }
        return true;
    }

    /** The rows between two sides, long empty stretches cut. */
    List<String> lines(String side) {
        List<String> all = new ArrayList<>();
        for (int i = 0; i < rows; i++) {
            all.add(side + row(i) + side);
        }
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            int alike = i;
            while (alike + 1 < all.size() && all.get(alike + 1).equals(all.get(i))) {
                alike++;
            }
            lines.add(all.get(i));
            if (alike - i + 1 >= ALIKE) {
                lines.add(
                        side
                                + " ".repeat(columns / 2)
                                + "⋮"
                                + " ".repeat(columns - columns / 2 - 1)
                                + side);
                lines.add(all.get(i));
                i = alike;
            }
        }
        return lines;
    }

    private String row(int row) {
        StringBuilder line = new StringBuilder();
        int from = 0;
        while (from < columns) {
            Style style = styles[row][from];
            int to = from;
            while (to < columns && styles[row][to] == style) {
                to++;
            }
            String part = new String(cells[row], from, to - from);
            line.append(style == Style.PLAIN ? part : style.of(part));
            from = to;
        }
        return line.toString();
    }
}
