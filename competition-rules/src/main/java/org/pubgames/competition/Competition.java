package org.pubgames.competition;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.TypedGame;

/**
 * A competition. The seats of a match are everybody who is known, each a player, a pair or a team;
 * who of them takes part is said by the entries. Immutable and safe to share between threads.
 */
public final class Competition extends TypedGame<CompetitionState, CompetitionEvent> {

    /** The key of the game: {@code competition}. */
    public static final GameKey<Competition> KEY = new GameKey<>("competition", Competition.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public Competition(Game<CompetitionState, CompetitionEvent> engine) {
        super(engine);
    }

    /** The settings of a variant of the competition. */
    public static CompetitionSettings settings(Variant variant) {
        return (CompetitionSettings) variant.settings();
    }
}
