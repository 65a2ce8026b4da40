package org.pubgames.shuffleboard.deck;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers deck shuffleboard to {@link org.pubgames.core.Games}. */
public final class DeckProvider implements GameProvider {

    private static final class Made {
        static final DeckShuffleboard GAME = new DeckShuffleboard();
    }

    @Override
    public String id() {
        return "deck-shuffleboard";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
