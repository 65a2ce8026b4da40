package org.pubgames.schocken;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.TypedGame;

/** Schocken, also called Jule. Immutable and safe to share between threads. */
public final class Schocken extends TypedGame<SchockenState, SchockenEvent> {

    /** The key of the game: {@code schocken}. */
    public static final GameKey<Schocken> KEY = new GameKey<>("schocken", Schocken.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public Schocken(Game<SchockenState, SchockenEvent> engine) {
        super(engine);
    }

    /** The settings of a variant of Schocken. */
    public static SchockenSettings settings(Variant variant) {
        return (SchockenSettings) variant.settings();
    }

    /** The ranking of throws under a variant. */
    @Override
    public SchockenScoring scoring(Variant variant) {
        return (SchockenScoring) super.scoring(variant);
    }
}
