package org.pubgames.core;

import org.jspecify.annotations.Nullable;

/**
 * One text in the three languages of the library.
 *
 * @param en English
 * @param nl Dutch
 * @param de German
 */
public record LocalText(String en, String nl, String de) {

    /** No text in any language. */
    public static final LocalText NONE = new LocalText("", "", "");

    /**
     * A text that is the same in every language, such as a name.
     *
     * @param text the text
     * @return the text in three languages
     */
    public static LocalText same(String text) {
        return new LocalText(text, text, text);
    }

    /**
     * {@return the text in one language}
     *
     * @param lang the language
     */
    public String in(Lang lang) {
        return switch (lang) {
            case EN -> en;
            case NL -> nl;
            case DE -> de;
        };
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof LocalText that
                && en.equals(that.en)
                && nl.equals(that.nl)
                && de.equals(that.de);
    }

    @Override
    public int hashCode() {
        return (en.hashCode() * 31 + nl.hashCode()) * 31 + de.hashCode();
    }
}
