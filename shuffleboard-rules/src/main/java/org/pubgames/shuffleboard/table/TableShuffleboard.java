package org.pubgames.shuffleboard.table;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Table shuffleboard. Immutable and safe to share between threads. */
public final class TableShuffleboard extends Shuffleboard {

    /** The key of the game: {@code table-shuffleboard}. */
    public static final GameKey<TableShuffleboard> KEY =
            new GameKey<>("table-shuffleboard", TableShuffleboard.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public TableShuffleboard(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        super(engine);
    }

    /** The settings of a variant. */
    public static TableSettings settings(Variant variant) {
        return (TableSettings) variant.settings();
    }
}
