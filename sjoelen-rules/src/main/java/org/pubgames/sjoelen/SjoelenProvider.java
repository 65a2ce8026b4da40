package org.pubgames.sjoelen;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers sjoelen to {@link org.pubgames.core.Games}. */
public final class SjoelenProvider implements GameProvider {

    private static final class Made {
        static final Sjoelen GAME = new Sjoelen();
    }

    @Override
    public String id() {
        return "sjoelen";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
