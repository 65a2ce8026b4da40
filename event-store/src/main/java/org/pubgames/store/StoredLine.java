package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A line of a match behind its header, as it is to be written or was read. Hidden things, such as
 * dice under a cup, stand in it as they were reported: it is for the host, not for viewers.
 * Immutable.
 *
 * @param number its place in the store, from 1: events and revisions are counted alike
 * @param line an event or a revision, one line of JSON; the store does not look into it
 * @param answer what was answered to it, one line of JSON; the store does not look into it
 * @param at when it was accepted; a store keeps microseconds
 * @param key of the request that brought it; {@code null} when it had none
 */
public record StoredLine(
        int number, String line, String answer, Instant at, @Nullable RequestKey key) {

    /**
     * Checks the parts.
     *
     * @param number its place in the store, from 1
     * @param line an event or a revision
     * @param answer what was answered to it
     * @param at when it was accepted
     * @param key of the request that brought it
     * @throws IllegalArgumentException when the number is less than 1, or a text is empty, longer
     *     than 1,000,000 characters, or not one line
     */
    public StoredLine {
        if (number < 1) {
            throw new IllegalArgumentException("line number " + number + " is less than 1");
        }
        checkLine(line, "line");
        checkLine(answer, "answer");
        requireNonNull(at, "at");
    }

    /** The longest line, answer or state, in characters: more than any file of matches may have. */
    static final int LONGEST = 1_000_000;

    static void checkLine(String text, String name) {
        if (requireNonNull(text, name).isEmpty() || text.length() > LONGEST) {
            throw new IllegalArgumentException(
                    name
                            + " has "
                            + text.length()
                            + " characters; 1 to "
                            + LONGEST
                            + " it may have");
        }
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean half = Character.isSurrogate(c) && !isPaired(text, i);
            if (half || (c < ' ' && c != '\t')) {
                throw new IllegalArgumentException(
                        name + " has a control or half a character at " + i + "; it is one line");
            }
        }
    }

    /** Half of a pair alone has no bytes in UTF-8. */
    private static boolean isPaired(String text, int at) {
        char c = text.charAt(at);
        return Character.isHighSurrogate(c)
                ? at + 1 < text.length() && Character.isLowSurrogate(text.charAt(at + 1))
                : at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
    }
}
