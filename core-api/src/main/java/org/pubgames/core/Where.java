package org.pubgames.core;

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

    /** A whole file. */
    public static Where file(String file) {
        return new Where(file, 0, 0, "");
    }

    /** The same file, at another line and column. */
    public Where at(int newLine, int newColumn) {
        return new Where(file, newLine, newColumn, path);
    }

    /** The same position, with a JSON pointer. */
    public Where path(String newPath) {
        return new Where(file, line, column, newPath);
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
