package org.pubgames.core;

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
}
