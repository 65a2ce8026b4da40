package org.pubgames.schocken.tournament;

import org.pubgames.core.Game;
import org.pubgames.core.GameKey;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.TypedGame;

/**
 * The Schocken tournament. The seats of a match are everybody who turned up; who of them plays is
 * said by the entries. Immutable and safe to share between threads.
 */
public final class SchockenTournament extends TypedGame<TournamentState, TournamentEvent> {

    /** The key of the game: {@code schocken-tournament}. */
    public static final GameKey<SchockenTournament> KEY =
            new GameKey<>("schocken-tournament", SchockenTournament.class);

    /**
     * The game with its typed extras, for its definition: hosts reach the game with {@link #KEY}.
     *
     * @param engine the game without them
     */
    public SchockenTournament(Game<TournamentState, TournamentEvent> engine) {
        super(engine);
    }

    /** The settings of a variant of the tournament. */
    public static TournamentSettings settings(Variant variant) {
        return (TournamentSettings) variant.settings();
    }

    /** How many tables a number of entrants makes under a variant. */
    @Override
    public TournamentScoring scoring(Variant variant) {
        return (TournamentScoring) super.scoring(variant);
    }
}
