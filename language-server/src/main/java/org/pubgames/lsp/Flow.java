package org.pubgames.lsp;

import java.util.List;

/** Reads what stands in brackets: {@code {to: 3, because: "…"}} and {@code [a, b]}. */
final class Flow {

    private final String text;
    private final List<Slot> slots;

    Flow(String text, List<Slot> slots) {
        this.text = text;
        this.slots = slots;
    }

    /**
     * Reads from an opening bracket on; what is not closed ends before the next name of the block
     * around it.
     *
     * @param column the column of the name that it is the value of
     * @return behind the closing bracket
     */
    int read(int from, List<String> path, int column) {
        return bracket(from, path, limit(from, column));
    }

    /** Where a bracket that is not closed has to end: at a line that begins further left. */
    private int limit(int from, int column) {
        int at = text.indexOf('\n', from);
        while (at >= 0) {
            int line = at + 1;
            int first = line;
            while (first < text.length() && text.charAt(first) == ' ') {
                first++;
            }
            boolean blank = first >= text.length() || "\r\n".indexOf(text.charAt(first)) >= 0;
            boolean closing = !blank && "}]".indexOf(text.charAt(first)) >= 0;
            if (!blank && !closing && first - line <= column) {
                return at;
            }
            at = text.indexOf('\n', line);
        }
        return text.length();
    }

    private int bracket(int from, List<String> path, int limit) {
        boolean names = text.charAt(from) == '{';
        int at = from + 1;
        int number = 0;
        while (true) {
            at = blanks(at, limit);
            List<String> entry = names ? path : Outline.under(path, String.valueOf(number));
            if (at >= limit || closes(text.charAt(at))) {
                empty(names, entry, Math.min(at, limit));
                return Math.min(at + 1, limit);
            }
            at = names ? named(at, path, limit) : value(at, entry, limit);
            at = blanks(at, limit);
            if (at < limit && text.charAt(at) == ',') {
                number++;
                at++;
            } else if (at >= limit || closes(text.charAt(at))) {
                return Math.min(at + 1, limit);
            }
        }
    }

    private void empty(boolean names, List<String> path, int at) {
        slots.add(new Slot(names ? Slot.Kind.NAME : Slot.Kind.VALUE, path, at, at));
    }

    private int named(int from, List<String> path, int limit) {
        int end = token(from, limit, true);
        slots.add(new Slot(Slot.Kind.NAME, path, from, end));
        int colon = blanks(end, limit);
        if (colon >= limit || text.charAt(colon) != ':') {
            return Math.max(colon, from + 1);
        }
        List<String> own = Outline.under(path, Quoted.plain(text.substring(from, end)));
        int at = blanks(colon + 1, limit);
        if (at >= limit || text.charAt(at) == ',' || closes(text.charAt(at))) {
            // directly behind the blank after the colon, or behind the colon itself
            int place = Math.min(at, Math.min(colon + 2, limit));
            slots.add(new Slot(Slot.Kind.VALUE, own, place, place));
            return at;
        }
        return value(at, own, limit);
    }

    private int value(int from, List<String> path, int limit) {
        char first = text.charAt(from);
        if (first == '{' || first == '[') {
            return bracket(from, path, limit);
        }
        int end = token(from, limit, false);
        slots.add(new Slot(Slot.Kind.VALUE, path, from, end));
        return Math.max(end, from + 1);
    }

    private int token(int from, int limit, boolean name) {
        if (Quoted.isQuote(text.charAt(from))) {
            int lineEnd = text.indexOf('\n', from);
            return Quoted.closing(text, from, lineEnd < 0 ? limit : Math.min(lineEnd, limit));
        }
        int at = from;
        while (at < limit) {
            char c = text.charAt(at);
            boolean colon =
                    name
                            && c == ':'
                            && (at + 1 >= limit || " \n\r".indexOf(text.charAt(at + 1)) >= 0);
            if (c == ',' || closes(c) || c == '\n' || colon) {
                break;
            }
            at++;
        }
        return Quoted.trimmed(text, from, at);
    }

    private static boolean closes(char c) {
        return c == '}' || c == ']';
    }

    private int blanks(int from, int limit) {
        int at = from;
        while (at < limit && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
        return at;
    }
}
