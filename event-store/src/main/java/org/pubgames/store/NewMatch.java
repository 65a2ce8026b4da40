package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import java.time.Instant;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A match that is to be stored. Immutable.
 *
 * @param id its id in the store: 1 to 64 small letters, digits and hyphens, the first no hyphen
 * @param header one line of JSON; the store does not look into it
 * @param opened when it was opened
 * @param key of the request; {@code null} when it has none
 */
public record NewMatch(String id, String header, Instant opened, @Nullable RequestKey key) {

    private static final Pattern ID = Pattern.compile("[a-z0-9][a-z0-9-]{0,63}");

    /**
     * Checks the parts.
     *
     * @param id its id in the store
     * @param header one line of JSON
     * @param opened when it was opened
     * @param key of the request; {@code null} when it has none
     * @throws IllegalArgumentException when the id is none, or the header is not one line
     */
    public NewMatch {
        if (!isId(id)) {
            throw new IllegalArgumentException("match id '" + id + "' is not " + ID);
        }
        StoredLine.checkLine(header, "header");
        requireNonNull(opened, "opened");
    }

    /**
     * {@return whether a text may be the id of a match; no other is ever found in a store}
     *
     * @param text as it was sent
     */
    public static boolean isId(String text) {
        return ID.matcher(text).matches();
    }
}
