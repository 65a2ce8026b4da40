package org.pubgames.conformance.report;

import org.pubgames.conformance.ForeignText;

/**
 * Writes XML or XHTML element by element. Foreign text is always escaped, as text or as the value
 * of an attribute. For one thread.
 */
public final class Markup {

    private final StringBuilder out = new StringBuilder();

    /**
     * The start of an element; attributes as name, value, name, value; an empty one is left out.
     */
    public Markup open(String element, String... attributes) {
        start(element, attributes);
        out.append('>');
        return this;
    }

    /** The end of an element. */
    public Markup close(String element) {
        out.append("</").append(element).append('>');
        return this;
    }

    /** The end of a block: its source goes on with a new line. */
    public Markup end(String element) {
        close(element).out.append('\n');
        return this;
    }

    /** An element with nothing but text. */
    public Markup leaf(String element, String text, String... attributes) {
        return open(element, attributes).text(text).close(element);
    }

    /** An element without content. */
    public Markup empty(String element, String... attributes) {
        start(element, attributes);
        out.append("/>");
        return this;
    }

    /** Text, escaped. */
    public Markup text(String text) {
        out.append(escaped(text));
        return this;
    }

    /** Inserts our own markup as it is. */
    public Markup raw(String markup) {
        out.append(markup);
        return this;
    }

    private void start(String element, String... attributes) {
        out.append('<').append(element);
        for (int i = 0; i < attributes.length; i += 2) {
            if (!attributes[i + 1].isEmpty()) {
                out.append(' ').append(attributes[i]).append("=\"");
                out.append(escaped(attributes[i + 1])).append('"');
            }
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }

    /** A text escaped for XML. */
    static String escaped(String text) {
        return harmless(text)
                .replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;")
                .replace("'", "&#39;");
    }

    /**
     * A text without the characters that XML may not hold and without those that change the
     * direction of writing; each is replaced by U+FFFD.
     */
    static String harmless(String text) {
        StringBuilder out = new StringBuilder(text.length());
        text.codePoints().forEach(c -> out.appendCodePoint(ForeignText.isHarmless(c) ? c : 0xFFFD));
        return out.toString();
    }

    /** The first {@code most} characters of a text, and how many are left out. */
    static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        int end = ForeignText.end(text, most);
        return text.substring(0, end) + " … (+" + (text.length() - end) + ")";
    }
}
