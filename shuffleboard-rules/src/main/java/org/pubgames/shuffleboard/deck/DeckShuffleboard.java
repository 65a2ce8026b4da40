package org.pubgames.shuffleboard.deck;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;

/** Deck shuffleboard. Immutable and safe to share between threads. */
public final class DeckShuffleboard extends Shuffleboard {

    /** The key of the game: {@code deck-shuffleboard}. */
    public static final GameKey<DeckShuffleboard> KEY =
            new GameKey<>("deck-shuffleboard", DeckShuffleboard.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public DeckShuffleboard(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        super(engine);
    }

    /** The settings of a variant. */
    public static DeckSettings settings(Variant variant) {
        return (DeckSettings) variant.settings();
    }
}
