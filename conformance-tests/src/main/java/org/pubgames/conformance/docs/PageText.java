package org.pubgames.conformance.docs;

import org.pubgames.core.Lang;

/** A page of Markdown that is being written, line by line, in one language. */
abstract class PageText {

    /** The language of the page. */
    final Lang lang;

    private final StringBuilder out = new StringBuilder();

    PageText(Lang lang) {
        this.lang = lang;
    }

    final String word(String key) {
        return PageWords.of(key, lang);
    }

    final void line(String text) {
        out.append(text).append('\n');
    }

    /** A text as the cell of a table. */
    static String cell(String text) {
        return text.replace("|", "\\|");
    }

    /** What was written. */
    final String text() {
        return out.toString();
    }
}
