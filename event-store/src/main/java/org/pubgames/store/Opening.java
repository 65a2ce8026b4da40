package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * A match that is to be opened, as it was sent. Immutable.
 *
 * @param header the first line of a match file as JSON: game, variant, seats
 * @param id the id it is to have; {@code null}: one is made up
 * @param key idempotency key; {@code null} for none: sent twice, it opens two matches
 */
public record Opening(String header, @Nullable String id, @Nullable RequestKey key) {

    /**
     * Checks that nothing is missing.
     *
     * @param header the first line of a match file as JSON
     * @param id the id it is to have
     * @param key idempotency key
     * @throws IllegalArgumentException when the id is none
     */
    public Opening {
        requireNonNull(header, "header");
        if (id != null && !NewMatch.isId(id)) {
            throw new IllegalArgumentException("'" + id + "' is no id of a match");
        }
    }

    /**
     * {@return an opening without key, under an id that is made up}
     *
     * @param header the first line of a match file as JSON
     */
    public static Opening of(String header) {
        return new Opening(header, null, null);
    }

    /**
     * {@return the same under an id}
     *
     * @param newId a text of which {@link NewMatch#isId} is true
     * @throws IllegalArgumentException when it is no id
     */
    public Opening withId(String newId) {
        return new Opening(header, newId, key);
    }

    /**
     * {@return the same with an idempotency key, bound to the header}
     *
     * @param newKey a text of which {@link RequestKey#isKey} is true
     * @throws IllegalArgumentException when it is no key
     */
    public Opening withKey(String newKey) {
        return new Opening(header, id, RequestKey.of(newKey, header));
    }
}
