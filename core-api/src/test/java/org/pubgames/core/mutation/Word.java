package org.pubgames.core.mutation;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A word of a rule's text.
 *
 * @param text as it stands there
 * @param start where it begins in the text
 * @param end where it ends in the text
 */
record Word(String text, int start, int end) {

    private static final Pattern WORDS =
            Pattern.compile("\"[^\"]*\"|\\$?[A-Za-z_]\\w*|\\d+|&&|\\|\\||==|!=|>=|<=|[^\\s\\w]");

    /** The words of a stretch of text, in order. */
    static List<Word> of(String text, int start, int end) {
        List<Word> words = new ArrayList<>();
        Matcher matcher = WORDS.matcher(text).region(start, end);
        while (matcher.find()) {
            words.add(new Word(matcher.group(), matcher.start(), matcher.end()));
        }
        return words;
    }

    boolean is(String other) {
        return text.equals(other);
    }

    boolean number() {
        return Character.isDigit(text.charAt(0));
    }

    boolean quoted() {
        return text.charAt(0) == '"';
    }

    boolean name() {
        return Character.isLetter(text.charAt(0)) || text.charAt(0) == '$';
    }

    boolean opens() {
        return is("(") || is("{");
    }

    boolean closes() {
        return is(")") || is("}");
    }

    /** The place of the bracket that closes the one at a place. */
    static int closing(List<Word> words, int open) {
        int depth = 0;
        for (int i = open; i < words.size(); i++) {
            if (words.get(i).opens()) {
                depth++;
            } else if (words.get(i).closes() && --depth == 0) {
                return i;
            }
        }
        throw new IllegalArgumentException(
                "a bracket is not closed: " + words.subList(open, words.size()));
    }
}
