package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers shovelboard to {@link org.pubgames.core.Games}. */
public final class ShovelboardProvider implements GameProvider {

    private static final class Made {
        static final Shovelboard GAME = new Shovelboard();
    }

    @Override
    public String id() {
        return "shovelboard";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
