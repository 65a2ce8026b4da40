package org.pubgames.cli;

import org.pubgames.core.Game;
import org.pubgames.core.Variant;

/** A variant with its game. */
record ChosenVariant(Game<?, ?> game, Variant variant) {

    /** The name that no other variant has: {@code GAME/ID}. */
    String fullName() {
        return game.key().id() + "/" + variant.id();
    }
}
