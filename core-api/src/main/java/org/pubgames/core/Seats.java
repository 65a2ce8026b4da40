package org.pubgames.core;

import static java.util.Objects.requireNonNull;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pubgames.core.internal.text.Characters;

/**
 * Who plays, in seating order. Names are unique and not blank.
 *
 * @param names one to 64 names of at most 100 characters
 */
public record Seats(List<String> names) {

    /** The most seats a match has. */
    public static final int MOST = 64;

    /** The longest name. */
    public static final int LONGEST_NAME = 100;

    /**
     * Checks the names.
     *
     * @param names who plays, in the order of their seats
     * @throws IllegalArgumentException when a name is blank, too long or repeated, or there are too
     *     few or too many
     */
    public Seats {
        names = names.stream().map(Seats::normal).toList();
        if (names.isEmpty() || names.size() > MOST) {
            throw new IllegalArgumentException(names.size() + " seats; a match has 1 to " + MOST);
        }
        for (String name : names) {
            if (!isName(name)) {
                throw new IllegalArgumentException(
                        "seat '"
                                + name
                                + "' is blank, has blanks at an end or half a character, or is"
                                + " longer than "
                                + LONGEST_NAME);
            }
        }
        if (new HashSet<>(names).size() != names.size()) {
            throw new IllegalArgumentException("seats " + names + " name somebody twice");
        }
    }

    /**
     * {@return what keeps these names from being seats, all at once: {@code wrong-number-of-seats},
     * {@code bad-seat-name}, {@code seat-twice}}
     *
     * @param names the names as they were written
     * @param where where they stand
     */
    public static List<Problem> problems(List<String> names, Where where) {
        List<Problem> problems = new ArrayList<>();
        if (names.isEmpty() || names.size() > MOST) {
            problems.add(
                    Problem.of("wrong-number-of-seats", where)
                            .withValue(names.size())
                            .withAllowed("1–" + MOST));
        }
        Set<String> seen = new HashSet<>();
        for (String name : names) {
            if (!isName(normal(name))) {
                problems.add(
                        Problem.of("bad-seat-name", where)
                                .withValue(name)
                                .withAllowed("1–" + LONGEST_NAME));
            } else if (!seen.add(normal(name))) {
                problems.add(Problem.of("seat-twice", where).withValue(name));
            }
        }
        return List.copyOf(problems);
    }

    /**
     * {@return seats with these names}
     *
     * @param names who plays, in the order of their seats
     */
    public static Seats of(String... names) {
        for (String name : requireNonNull(names, "names")) {
            requireNonNull(name, "names: each seat has a name");
        }
        return new Seats(List.of(names));
    }

    /**
     * {@return a name in the form in which names are compared} Unicode's normal form C: a letter
     * with its accent is one character where there is such a character.
     *
     * @param name a name
     */
    public static String normal(String name) {
        boolean plain = name.chars().allMatch(c -> c < 0x80);
        return plain ? name : Normalizer.normalize(name, Normalizer.Form.NFC);
    }

    /**
     * {@return whether a seat may have this name, and so whoever plays on it} It has 1 to 100
     * characters, no blanks at its ends and no half of a surrogate pair.
     *
     * @param name a name
     */
    public static boolean isName(String name) {
        return !name.isBlank()
                && name.length() <= LONGEST_NAME
                && name.strip().equals(name)
                && Characters.unreadable(name).isEmpty();
    }
}
