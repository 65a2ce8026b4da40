package org.pubgames.core.internal.book;

import java.util.Comparator;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pubgames.core.LocalText;

/**
 * What a game calls otherwise than its family. {@code terms.yaml} beside the rulebook has for each
 * language phrases of the shared texts and what this game says for them; whole words are replaced,
 * and where several phrases fit, the longest. Locators stay as they are, for they tell what is
 * printed.
 */
public final class Terms {

    private static final String FILE = "terms.yaml";

    private final Phrases en;
    private final Phrases nl;
    private final Phrases de;

    private Terms(TermFile file) {
        this.en = Phrases.of(file.en());
        this.nl = Phrases.of(file.nl());
        this.de = Phrases.of(file.de());
    }

    /** The file. */
    record TermFile(Map<String, String> en, Map<String, String> nl, Map<String, String> de) {}

    /**
     * The terms of a game; none, where it has no file of them.
     *
     * @param anchor a class beside the game's files
     */
    public static Terms read(Class<?> anchor) {
        return new Terms(
                anchor.getResource(FILE) == null
                        ? new TermFile(Map.of(), Map.of(), Map.of())
                        : BookFiles.file(anchor, FILE, TermFile.class));
    }

    /** A shared text as this game says it. */
    public LocalText in(LocalText shared) {
        return new LocalText(en.in(shared.en()), nl.in(shared.nl()), de.in(shared.de()));
    }

    /**
     * The phrases of one language.
     *
     * @param any fits each of them, the longest first
     */
    private record Phrases(Map<String, String> said, Pattern any) {

        static Phrases of(Map<String, String> said) {
            return new Phrases(
                    said,
                    Pattern.compile(
                            said.keySet().stream()
                                    .sorted(Comparator.comparing(String::length).reversed())
                                    .map(Phrases::whole)
                                    .collect(Collectors.joining("|"))));
        }

        /** The phrase, not as a part of longer words. */
        private static String whole(String phrase) {
            String before = Character.isLetter(phrase.charAt(0)) ? "(?<!\\p{L})" : "";
            String after =
                    Character.isLetter(phrase.charAt(phrase.length() - 1)) ? "(?!\\p{L})" : "";
            return before + Pattern.quote(phrase) + after;
        }

        String in(String text) {
            return said.isEmpty()
                    ? text
                    : any.matcher(text)
                            .replaceAll(
                                    found ->
                                            Matcher.quoteReplacement(
                                                    said.getOrDefault(
                                                            found.group(), found.group())));
        }
    }
}
