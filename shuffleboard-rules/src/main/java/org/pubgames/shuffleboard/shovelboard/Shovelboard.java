package org.pubgames.shuffleboard.shovelboard;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Old English shovelboard. Immutable and safe to share between threads. */
public final class Shovelboard extends Shuffleboard {

    /** The key of the game: {@code shovelboard}. */
    public static final GameKey<Shovelboard> KEY = new GameKey<>("shovelboard", Shovelboard.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public Shovelboard(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        super(engine);
    }

    /** The settings of a variant. */
    public static ShovelboardSettings settings(Variant variant) {
        return (ShovelboardSettings) variant.settings();
    }
}
