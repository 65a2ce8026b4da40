package org.pubgames.conformance.wrong;

import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.LocalText;

/**
 * A wrong implementation: a right game with one bug that a known program has, or that anybody could
 * write.
 *
 * @param name its name, unique within its game
 * @param game the game it plays
 * @param program the programs the bug was seen in, empty when it was made up
 * @param rule the rule it breaks
 * @param wrong what it does wrong, in one sentence
 */
public record WrongImplementation(
        String name, String game, String program, String rule, LocalText wrong) {

    /** A fresh instance that can be tested; for one thread. */
    public Testee engine() {
        return new WrongEngine(name, game, WrongCatalogue.bug(game, name));
    }
}
