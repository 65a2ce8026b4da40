package org.pubgames.core;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The place a problem is about.
 *
 * @param file the file's name, empty when the input came from memory
 * @param line line number from 1, 0 when unknown
 * @param column column number from 1, 0 when unknown
 * @param path JSON pointer to the value, empty for the whole
 */
public record Where(String file, int line, int column, String path) {

    /** No place at all: the input has no file, line or path. */
    public static final Where UNKNOWN = new Where("", 0, 0, "");

    /** Made for the first problem that is told: there are places without problems. */
    private static final class Form {
        static final Pattern SETTING =
                Pattern.compile("/(?:changes|settings)/([^/]+)(?:/to)?(/.*)?");

        static final Pattern HEAD =
                Pattern.compile(
                        "/(?:variant|kind|game|id|edition|title|extends|with|status|confidence|about|sources"
                                + "|changes|tables)(?:/.*)?");

        static final Pattern TABLE =
                Pattern.compile("/tables/([^/]+)(?:/rows/(\\d{1,6}))?(?:/(?:when|then))?(/.*)?");
    }

    /**
     * {@return a whole file}
     *
     * @param file the name of the file
     */
    public static Where file(String file) {
        return new Where(file, 0, 0, "");
    }

    /**
     * {@return the same file, at another line and column}
     *
     * @param newLine the line from 1, 0 when unknown
     * @param newColumn the column from 1, 0 when unknown
     */
    public Where at(int newLine, int newColumn) {
        return new Where(file, newLine, newColumn, path);
    }

    /**
     * {@return the same position, with a JSON pointer}
     *
     * @param newPath a JSON pointer; empty for the whole
     */
    public Where path(String newPath) {
        return new Where(file, line, column, newPath);
    }

    /**
     * {@return what people call the path: the setting, when it leads to one in a variant file or a
     * header; of a table its kind, row and column; the field of a variant file; otherwise the path
     * itself}
     */
    public String name() {
        Matcher setting = Form.SETTING.matcher(path);
        if (!setting.matches()) {
            return cell();
        }
        String rest = setting.group(2);
        return setting.group(1) + (rest == null ? "" : rest.replace('/', '.'));
    }

    /** Of a table its kind, the row's number from 1 and the column. */
    private String cell() {
        Matcher table = Form.TABLE.matcher(path);
        if (!table.matches()) {
            return Form.HEAD.matcher(path).matches() ? path.substring(1).replace('/', '.') : path;
        }
        String row = table.group(2);
        String column = table.group(3);
        return table.group(1)
                + (row == null ? "" : " " + (Integer.parseInt(row) + 1))
                + (column == null ? "" : column.replace('/', ' '));
    }

    /** {@code file:line:column}, as much of it as is known. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(file);
        if (line > 0) {
            out.append(out.isEmpty() ? "line " : ":").append(line);
            if (column > 0) {
                out.append(':').append(column);
            }
        }
        return out.toString();
    }
}
