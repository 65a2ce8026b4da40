package org.pubgames.sjoelen;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.TypedGame;

/** Sjoelen. Immutable and safe to share between threads. */
public final class Sjoelen extends TypedGame<SjoelenState, SjoelenEvent> {

    /** The key of the game: {@code sjoelen}. */
    public static final GameKey<Sjoelen> KEY = new GameKey<>("sjoelen", Sjoelen.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public Sjoelen(Game<SjoelenState, SjoelenEvent> engine) {
        super(engine);
    }

    /** The settings of a variant of sjoelen. */
    public static SjoelenSettings settings(Variant variant) {
        return (SjoelenSettings) variant.settings();
    }

    /** The points of layouts under a variant. */
    @Override
    public SjoelenScoring scoring(Variant variant) {
        return (SjoelenScoring) super.scoring(variant);
    }
}
