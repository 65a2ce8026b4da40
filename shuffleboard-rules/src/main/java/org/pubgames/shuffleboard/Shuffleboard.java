package org.pubgames.shuffleboard;

import org.pubgames.core.Game;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.TypedGame;

/**
 * What the four shuffleboards share. A match has two seats, or four in doubles: the first and third
 * for side A, the others for side B; the first two play from the head, their partners from the
 * foot. Immutable and safe to share between threads.
 */
public abstract class Shuffleboard extends TypedGame<ShuffleboardState, ShuffleboardEvent> {

    /**
     * A game of the family.
     *
     * @param engine the game without its typed extras
     */
    protected Shuffleboard(Game<ShuffleboardState, ShuffleboardEvent> engine) {
        super(engine);
    }

    /** The value of an end. */
    @Override
    public final ShuffleboardScoring scoring(Variant variant) {
        return (ShuffleboardScoring) super.scoring(variant);
    }

    /** The playing surface of a variant, for drawing it. */
    public final Board board(Variant variant) {
        return scoring(variant).board();
    }

    /** The settings that all shuffleboards have. */
    public static ShuffleboardSettings settings(Variant variant) {
        return (ShuffleboardSettings) variant.settings();
    }
}
