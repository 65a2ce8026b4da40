package org.pubgames.shuffleboard.court;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Court shuffleboard. Immutable and safe to share between threads. */
public final class CourtShuffleboard extends Shuffleboard {

    /** The key of the game: {@code court-shuffleboard}. */
    public static final GameKey<CourtShuffleboard> KEY =
            new GameKey<>("court-shuffleboard", CourtShuffleboard.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public CourtShuffleboard(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        super(engine);
    }

    /** The settings of a variant. */
    public static CourtSettings settings(Variant variant) {
        return (CourtSettings) variant.settings();
    }
}
