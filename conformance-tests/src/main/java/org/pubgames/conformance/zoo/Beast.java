package org.pubgames.conformance.zoo;

import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.LocalText;

/**
 * A wrong implementation: a right game with one bug that a known program has, or that anybody could
 * write.
 *
 * @param name what it is remembered by; unique within its game
 * @param game the game it plays
 * @param program where the bug was seen, empty when it was made up
 * @param rule the rule it breaks
 * @param wrong what it does wrong, in one sentence
 */
public record Beast(String name, String game, String program, String rule, LocalText wrong) {

    /** A fresh one; for one thread. */
    public Testee engine() {
        return new WrongEngine(name, game, Bestiary.bug(game, name));
    }
}
