package org.pubgames.schocken.tournament;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers the Schocken tournament to {@link org.pubgames.core.Games}. */
public final class TournamentProvider implements GameProvider {

    private static final SchockenTournament GAME = new SchockenTournament();

    @Override
    public Game<?, ?> game() {
        return GAME;
    }
}
