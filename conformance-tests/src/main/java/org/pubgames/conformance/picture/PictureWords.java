package org.pubgames.conformance.picture;

import java.util.Optional;
import org.pubgames.core.Because;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.words.BundledTexts;

/**
 * What is written in pictures, in one language. Safe to share between threads.
 *
 * @param lang the language
 */
public record PictureWords(Lang lang) {

    /** The name of the property files, and of nothing else. */
    static final String FILES = "pictures";

    private static final BundledTexts TEXTS = new BundledTexts(FILES);

    /** The name of a painted line that is more than a border between two areas. */
    public Optional<String> line(String name) {
        return TEXTS.find("line." + name, lang);
    }

    /**
     * A text with its places filled.
     *
     * @throws IllegalArgumentException when there is no such text
     */
    String say(String key, Because... arguments) {
        return TEXTS.say(key, lang, arguments);
    }

    /** A text about a number. */
    String say(String key, String place, int number) {
        return say(key, new Because(place, number));
    }
}
