package org.pubgames.core;

/**
 * One text in the three languages of the library.
 *
 * @param en English
 * @param nl Dutch
 * @param de German
 */
public record LocalText(String en, String nl, String de) {

    /** The text in one language. */
    public String in(Lang lang) {
        return switch (lang) {
            case EN -> en;
            case NL -> nl;
            case DE -> de;
        };
    }
}
