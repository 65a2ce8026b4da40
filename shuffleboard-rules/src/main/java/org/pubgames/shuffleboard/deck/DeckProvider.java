package org.pubgames.shuffleboard.deck;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers deck shuffleboard to {@link org.pubgames.core.Games}. */
public final class DeckProvider implements GameProvider {

    private static final DeckShuffleboard GAME = new DeckShuffleboard();

    @Override
    public Game<?, ?> game() {
        return GAME;
    }
}
