package org.pubgames.core.internal.text;

import java.text.Normalizer;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Names of files in the languages of those who write them: who writes {@code schijven} or {@code
 * Scheiben} means {@code discs}. Every module may bring {@code spoken_nl.properties} and {@code
 * spoken_de.properties} ({@link PropertyTexts}): the name, and the words for it. Safe to share
 * between threads.
 */
final class SpokenNames {

    private static final PropertyTexts WORDS = new PropertyTexts("spoken");

    private static final List<String> LANGUAGES = List.of("nl", "de");

    private SpokenNames() {}

    /** The name that is said with a word of another language; empty when none of them is. */
    static String of(String word, Collection<String> names) {
        String said = plain(word).replaceFirst("^(?:aantal|anzahl)(?=.)", "");
        if (said.isEmpty()) {
            return "";
        }
        return names.stream()
                .filter(name -> words(name).anyMatch(said::equals))
                .findFirst()
                .orElse("");
    }

    private static Stream<String> words(String name) {
        return LANGUAGES.stream()
                .flatMap(lang -> WORDS.find(name, lang).stream())
                .flatMap(words -> Stream.of(words.split(",")))
                .map(SpokenNames::plain);
    }

    /** Letters and digits alone, small, those with dots as they are spelt where there are none. */
    private static String plain(String word) {
        String spelt =
                Normalizer.normalize(word, Normalizer.Form.NFC)
                        .toLowerCase(Locale.ROOT)
                        .replace("ä", "ae")
                        .replace("ö", "oe")
                        .replace("ü", "ue")
                        .replace("ß", "ss");
        return spelt.replaceAll("[^\\p{L}\\p{N}]+", "");
    }
}
