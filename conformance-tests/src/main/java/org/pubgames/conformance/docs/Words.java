package org.pubgames.conformance.docs;

import java.util.Map;
import org.pubgames.core.Lang;
import org.pubgames.core.LocalText;

/**
 * The fixed words of a page, in three languages.
 *
 * @param words each with the key that the page asks for
 */
record Words(Map<String, LocalText> words) {

    /** An entry of {@link #words}. */
    static Map.Entry<String, LocalText> word(String key, String en, String nl, String de) {
        return Map.entry(key, new LocalText(en, nl, de));
    }

    /**
     * A word in a language.
     *
     * @throws IllegalArgumentException when there is no such word
     */
    String say(String key, Lang lang) {
        LocalText text = words.get(key);
        if (text == null) {
            throw new IllegalArgumentException("no word '" + key + "'");
        }
        return text.in(lang);
    }
}
