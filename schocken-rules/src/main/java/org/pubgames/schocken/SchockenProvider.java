package org.pubgames.schocken;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers Schocken to {@link org.pubgames.core.Games}. */
public final class SchockenProvider implements GameProvider {

    private static final class Made {
        static final Schocken GAME = new Schocken();
    }

    @Override
    public String id() {
        return "schocken";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
