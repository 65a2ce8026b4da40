package org.pubgames.core.internal.variant;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.core.Where;

/** A few lines of a file with a mark under the place that is meant. */
final class Excerpt {

    private static final int SHOWN = 3;
    private static final int LOOK_BACK = 500;

    private Excerpt() {}

    /**
     * Up to three lines, the last of them the one that is meant, and under it the mark; empty when
     * there is no such line.
     *
     * @param lines the lines of the file
     * @param value what stands there, as far as it is known; the mark is as long
     */
    static List<String> of(List<String> lines, Where where, String value) {
        if (where.line() < 1 || where.line() > lines.size()) {
            return List.of();
        }
        int last = where.line() - 1;
        List<Integer> shown = new ArrayList<>(List.of(last));
        int holder = holder(lines, last);
        while (holder >= 0 && shown.size() < SHOWN) {
            shown.add(holder);
            holder = holder(lines, holder);
        }
        Collections.reverse(shown);
        List<String> out = new ArrayList<>();
        for (int line : shown) {
            int column = line == last ? where.column() : 1;
            ShownLine row = ShownLine.of(lines.get(line), column, value);
            out.add("%5d | %s".formatted(line + 1, row.text()).stripTrailing());
            if (line == last && where.column() > 0) {
                out.add("      | " + " ".repeat(row.before()) + "^".repeat(row.wide()));
            }
        }
        return List.copyOf(out);
    }

    /**
     * The line that holds this one, by its indentation: the name of a setting above its value; -1
     * when there is none.
     */
    private static int holder(List<String> lines, int of) {
        int indentation = indentation(lines.get(of));
        for (int line = of - 1; line >= Math.max(0, of - LOOK_BACK); line--) {
            String text = lines.get(line).strip();
            boolean empty = text.isEmpty() || text.startsWith("#");
            if (!empty && indentation(lines.get(line)) < indentation) {
                return line;
            }
        }
        return -1;
    }

    private static int indentation(String line) {
        return line.length() - line.stripLeading().length();
    }
}
