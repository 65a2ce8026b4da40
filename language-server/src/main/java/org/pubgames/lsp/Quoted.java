package org.pubgames.lsp;

/** Pieces of YAML text: where they end, and what they are without quotes. */
final class Quoted {

    private Quoted() {}

    /** The colon behind the name that begins at an offset; -1 when the line has none. */
    static int colon(String text, int from, int end) {
        int at = from;
        if (at < end && isQuote(text.charAt(at))) {
            at = closing(text, at, end);
        }
        for (; at < end; at++) {
            char c = text.charAt(at);
            if (c == '#' && at > from && text.charAt(at - 1) == ' ') {
                return -1;
            }
            if (c == ':' && (at + 1 == end || Character.isWhitespace(text.charAt(at + 1)))) {
                return at;
            }
        }
        return -1;
    }

    /** Behind the quoted text that begins at an offset; the end when it is not closed. */
    static int closing(String text, int from, int end) {
        char quote = text.charAt(from);
        for (int at = from + 1; at < end; at++) {
            char c = text.charAt(at);
            if (c == '\\' && quote == '"') {
                at++;
            } else if (c == quote) {
                return at + 1;
            }
        }
        return end;
    }

    /** Behind the value that begins at an offset of a line, without comment and blanks. */
    static int valueEnd(String text, int from, int end) {
        if (from < end && isQuote(text.charAt(from))) {
            return closing(text, from, end);
        }
        int comment = text.indexOf(" #", from);
        return trimmed(text, from, comment < 0 || comment > end ? end : comment);
    }

    /** The end without the blanks before it. */
    static int trimmed(String text, int from, int end) {
        int at = end;
        while (at > from && Character.isWhitespace(text.charAt(at - 1))) {
            at--;
        }
        return at;
    }

    static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /** Without the quotes around it. */
    static String plain(String written) {
        if (written.isEmpty() || !isQuote(written.charAt(0))) {
            return written;
        }
        boolean closed =
                written.length() > 1 && written.charAt(written.length() - 1) == written.charAt(0);
        return written.substring(1, written.length() - (closed ? 1 : 0));
    }
}
