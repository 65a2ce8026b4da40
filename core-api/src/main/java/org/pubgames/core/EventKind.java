package org.pubgames.core;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * A kind of event of a game: who may report it, and what it is called. The rules do not look at who
 * reports; a service that lets people in does.
 *
 * @param kind its name in files, such as {@code sub-turn-played}
 * @param roles who may report it; at least one
 * @param label what it is called on a button
 * @param help one line that says what it is
 * @param clauses the ids of the clauses that give the right to report it, where print speaks of it
 */
public record EventKind(
        String kind, Set<Role> roles, LocalText label, LocalText help, List<String> clauses) {

    /**
     * Keeps copies of its collections.
     *
     * @param kind its name in files
     * @param roles who may report it; at least one
     * @param label what it is called on a button
     * @param help one line that says what it is
     * @param clauses the ids of the clauses that give the right to report it
     * @throws IllegalArgumentException when nobody may report it
     */
    public EventKind {
        if (roles.isEmpty()) {
            throw new IllegalArgumentException("nobody may report " + kind);
        }
        roles = Collections.unmodifiableSet(EnumSet.copyOf(roles));
        clauses = List.copyOf(clauses);
    }
}
