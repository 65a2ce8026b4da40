package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.util.regex.Pattern;

/**
 * The state of a match after one of its lines, so that it opens again without being judged. It may
 * be lost or thrown away at any time: the lines are the truth. Immutable.
 *
 * @param number the number of the line after which the state is
 * @param events how many events the match had then; revisions make it less than {@code number}
 * @param maker what wrote the state; whoever judges by other rules does not use it
 * @param state the state as one line of JSON
 */
public record Snapshot(int number, int events, String maker, String state) {

    private static final Pattern MAKER = Pattern.compile("[ -~&&[^\"\\\\]]{1,200}");

    /**
     * Checks the parts.
     *
     * @param number the number of the line after which the state is, from 1
     * @param events how many events the match had then, from 0
     * @param maker what wrote the state, 1 to 200 printable characters of ASCII, no quotation mark
     *     or backslash
     * @param state the state as one line of JSON
     * @throws IllegalArgumentException when one of them is not so
     */
    public Snapshot {
        if (number < 1 || events < 0 || !MAKER.matcher(requireNonNull(maker, "maker")).matches()) {
            throw new IllegalArgumentException(
                    "snapshot after line " + number + ", " + events + " events, by " + maker);
        }
        StoredLine.checkLine(state, "state");
    }
}
