package org.pubgames.core.internal.book;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.core.LocalText;

/**
 * Where clauses stand, in three languages. A locator is written once, in English, in parts between
 * commas and semicolons; {@code locators.yaml} has the phrases of which the parts are made, with
 * {@code #} for a number. A part without a phrase is the same in all languages, such as {@code
 * C.3.a} or a printed heading.
 */
public final class Locators {

    private static final String FILE = "locators.yaml";
    private static final Pattern SEPARATOR = Pattern.compile("[,;] ");
    private static final Pattern NUMBER = Pattern.compile("[0-9]+(?:[.–-][0-9]+)*[a-z]?");

    private final Map<String, LocalText> phrases = new LinkedHashMap<>();

    private Locators() {}

    /** A file of phrases. */
    record PhraseFile(List<Phrase> phrases) {}

    /** A phrase in three languages. */
    record Phrase(String en, String nl, String de) {}

    /**
     * The phrases of a book: those of the game, of its family, and the general ones.
     *
     * @param anchor a class beside the game's files
     * @param family a class beside the files of its family
     */
    public static Locators read(Class<?> anchor, Class<?> family) {
        Locators locators = new Locators();
        for (Class<?> home : List.of(Locators.class, family, anchor)) {
            if (home.getResource(FILE) != null) {
                BookFiles.file(home, FILE, PhraseFile.class)
                        .phrases()
                        .forEach(
                                each ->
                                        locators.phrases.put(
                                                each.en(),
                                                new LocalText(each.en(), each.nl(), each.de())));
            }
        }
        return locators;
    }

    /** The phrases by their English text. */
    public Map<String, LocalText> phrases() {
        return Map.copyOf(phrases);
    }

    /** The phrase of a part: its words with a sign for each number. */
    public static String phrase(String part) {
        return NUMBER.matcher(part).replaceAll("#");
    }

    /** The parts of a locator. */
    public static List<String> parts(String locator) {
        return List.of(SEPARATOR.split(locator));
    }

    /** A locator in three languages. */
    LocalText in(String locator) {
        StringBuilder nl = new StringBuilder();
        StringBuilder de = new StringBuilder();
        Matcher separator = SEPARATOR.matcher(locator);
        int start = 0;
        while (start <= locator.length()) {
            boolean more = separator.find();
            int end = more ? separator.start() : locator.length();
            String part = locator.substring(start, end);
            nl.append(part(part).nl());
            de.append(part(part).de());
            String between = more ? separator.group() : "";
            nl.append(between);
            de.append(between);
            start = more ? separator.end() : locator.length() + 1;
        }
        return new LocalText(locator, nl.toString(), de.toString());
    }

    private LocalText part(String part) {
        LocalText whole = phrases.get(part);
        LocalText phrase = whole == null ? phrases.get(phrase(part)) : whole;
        return phrase == null
                ? LocalText.same(part)
                : new LocalText(part, filled(phrase.nl(), part), filled(phrase.de(), part));
    }

    /** A phrase with the numbers of a part in their places. */
    private static String filled(String phrase, String part) {
        Matcher numbers = NUMBER.matcher(part);
        StringBuilder filled = new StringBuilder();
        for (int i = 0; i < phrase.length(); i++) {
            char c = phrase.charAt(i);
            if (c == '#' && numbers.find()) {
                filled.append(numbers.group());
            } else {
                filled.append(c);
            }
        }
        return filled.toString();
    }
}
