package org.pubgames.store;

import static java.util.Objects.requireNonNull;

import org.jspecify.annotations.Nullable;

/**
 * An event or a revision as it was sent. Immutable.
 *
 * @param body JSON, of one line or several
 * @param after the number of the last line that the sender has seen: when there are newer ones he
 *     is told to read again. {@code null}: judged by the match as it stands, whatever happened
 *     meanwhile
 * @param key idempotency key; {@code null} for none: sent twice, it counts twice
 * @param guard asked before anything is judged
 */
public record Submission(
        String body, @Nullable Integer after, @Nullable RequestKey key, Guard guard) {

    /**
     * Checks that nothing is missing.
     *
     * @param body JSON
     * @param after the number of the last line that the sender has seen
     * @param key idempotency key
     * @param guard asked before anything is judged
     */
    public Submission {
        requireNonNull(body, "body");
        requireNonNull(guard, "guard");
    }

    /**
     * {@return a submission without key, judged by the match as it stands, from somebody who may
     * report everything}
     *
     * @param body JSON
     */
    public static Submission of(String body) {
        return new Submission(body, null, null, Guard.open());
    }

    /**
     * {@return the same, refused when there are lines that the sender has not seen}
     *
     * @param number the number of the last line that he has seen; 0 for the opening
     */
    public Submission after(int number) {
        return new Submission(body, number, key, guard);
    }

    /**
     * {@return the same with an idempotency key, bound to the body}
     *
     * @param newKey a text of which {@link RequestKey#isKey} is true
     * @throws IllegalArgumentException when it is no key
     */
    public Submission withKey(String newKey) {
        return new Submission(body, after, RequestKey.of(newKey, body), guard);
    }

    /**
     * {@return the same, from a sender who may not report everything}
     *
     * @param newGuard says what he may
     */
    public Submission guardedBy(Guard newGuard) {
        return new Submission(body, after, key, newGuard);
    }
}
