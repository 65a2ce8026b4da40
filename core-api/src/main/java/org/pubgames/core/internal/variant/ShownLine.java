package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.internal.text.Characters;

/**
 * One line of a file as a console shows it, and where the mark under it stands.
 *
 * @param text the line, cut around the mark when it is long; tabs are spaces, controls are dots
 * @param before columns before the mark
 * @param wide columns of the mark, at least one
 */
record ShownLine(String text, int before, int wide) {

    private static final int WIDEST = 76;
    private static final String TAB = "    ";
    private static final String CUT = "…";

    /**
     * A line with its mark.
     *
     * @param column where the mark begins, in characters from 1
     * @param value what stands there; when it is written otherwise, the mark is one column wide
     */
    static ShownLine of(String line, int column, String value) {
        int points = line.codePointCount(0, line.length());
        int mark = Math.min(Math.max(0, column - 1), points);
        int from = Math.max(0, mark - WIDEST);
        int to = Math.min(points, mark + 2 * WIDEST);
        int markAt = line.offsetByCodePoints(0, mark);
        List<String> left =
                cells(line.substring(line.offsetByCodePoints(markAt, from - mark), markAt));
        List<String> right =
                cells(line.substring(markAt, line.offsetByCodePoints(markAt, to - mark)));
        boolean fits = from == 0 && to == points && width(left) + width(right) <= WIDEST;
        int start = 0;
        while (!fits
                && start < left.size()
                && width(left.subList(start, left.size())) > WIDEST / 2) {
            start++;
        }
        boolean cutLeft = from + start > 0;
        left = left.subList(start, left.size());
        int end = right.size();
        while (end > 0 && width(left) + width(right.subList(0, end)) > WIDEST) {
            end--;
        }
        boolean cutRight = to < points || end < right.size();
        String text =
                (cutLeft ? CUT : "")
                        + String.join("", left)
                        + String.join("", right.subList(0, end))
                        + (cutRight ? CUT : "");
        int length = Math.min(length(line.substring(markAt), value), end);
        return new ShownLine(
                text,
                width(left) + (cutLeft ? 1 : 0),
                Math.max(1, width(right.subList(0, length))));
    }

    /** How many characters of the line the value takes; one when it is written otherwise. */
    private static int length(String rest, String value) {
        boolean quoted = value.length() > 2 && value.startsWith("\"") && value.endsWith("\"");
        String plain = quoted ? value.substring(1, value.length() - 1) : value;
        for (String written : List.of(value, "\"" + plain + "\"", "'" + plain + "'", plain)) {
            if (!value.isEmpty() && rest.startsWith(written)) {
                return written.codePointCount(0, written.length());
            }
        }
        return 1;
    }

    private static List<String> cells(String text) {
        List<String> cells = new ArrayList<>();
        text.codePoints().mapToObj(ShownLine::cell).forEach(cells::add);
        return cells;
    }

    private static String cell(int c) {
        if (c == '\t') {
            return TAB;
        }
        return Characters.disturbs(c) ? "·" : Character.toString(c);
    }

    private static int width(List<String> cells) {
        return cells.stream().mapToInt(ShownLine::columns).sum();
    }

    /** The columns that a console gives a cell: letters of the Far East and pictures take two. */
    private static int columns(String cell) {
        if (cell.equals(TAB)) {
            return TAB.length();
        }
        int c = cell.codePointAt(0);
        int type = Character.getType(c);
        if (type == Character.NON_SPACING_MARK || type == Character.ENCLOSING_MARK) {
            return 0;
        }
        boolean wide =
                (c >= 0x1100 && c <= 0x115F)
                        || (c >= 0x2E80 && c <= 0xA4CF)
                        || (c >= 0xAC00 && c <= 0xD7A3)
                        || (c >= 0xF900 && c <= 0xFAFF)
                        || (c >= 0xFE30 && c <= 0xFE6F)
                        || (c >= 0xFF00 && c <= 0xFF60)
                        || (c >= 0xFFE0 && c <= 0xFFE6)
                        || (c >= 0x1F300 && c <= 0x1FAFF)
                        || (c >= 0x20000 && c <= 0x3FFFD);
        return wide ? 2 : 1;
    }
}
