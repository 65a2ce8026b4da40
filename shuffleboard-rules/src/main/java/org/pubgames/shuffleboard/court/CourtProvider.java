package org.pubgames.shuffleboard.court;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers court shuffleboard to {@link org.pubgames.core.Games}. */
public final class CourtProvider implements GameProvider {

    private static final class Made {
        static final CourtShuffleboard GAME = new CourtShuffleboard();
    }

    @Override
    public String id() {
        return "court-shuffleboard";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
