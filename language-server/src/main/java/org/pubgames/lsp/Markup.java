package org.pubgames.lsp;

import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;

/** A text for the editor, as Markdown where it shows that. Belongs to one thread. */
final class Markup {

    private static final String SPECIAL = "\\`*_{}[]<>#|";

    private final boolean markdown;
    private final StringBuilder text = new StringBuilder();

    Markup(boolean markdown) {
        this.markdown = markdown;
    }

    /** Words as they are. */
    Markup say(String words) {
        if (!markdown) {
            text.append(words);
            return this;
        }
        for (int i = 0; i < words.length(); i++) {
            char c = words.charAt(i);
            if (SPECIAL.indexOf(c) >= 0) {
                text.append('\\');
            }
            text.append(c);
        }
        return this;
    }

    /** A name that stands out. */
    Markup name(String name) {
        if (!markdown) {
            return say(name);
        }
        text.append("**");
        say(name);
        text.append("**");
        return this;
    }

    /** The next words are a paragraph of their own. */
    Markup paragraph() {
        if (!text.isEmpty()) {
            text.append("\n\n");
        }
        return this;
    }

    /** The next words are a point of a list. */
    Markup point() {
        text.append(text.isEmpty() ? "- " : "\n- ");
        return this;
    }

    MarkupContent content() {
        return new MarkupContent(
                markdown ? MarkupKind.MARKDOWN : MarkupKind.PLAINTEXT, text.toString());
    }
}
