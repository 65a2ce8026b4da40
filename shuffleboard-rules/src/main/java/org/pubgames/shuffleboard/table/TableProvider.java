package org.pubgames.shuffleboard.table;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers table shuffleboard to {@link org.pubgames.core.Games}. */
public final class TableProvider implements GameProvider {

    private static final class Made {
        static final TableShuffleboard GAME = new TableShuffleboard();
    }

    @Override
    public String id() {
        return "table-shuffleboard";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
