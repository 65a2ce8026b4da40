package org.pubgames.schocken.tournament;

import org.pubgames.core.Game;
import org.pubgames.core.GameProvider;

/** Offers the Schocken tournament to {@link org.pubgames.core.Games}. */
public final class TournamentProvider implements GameProvider {

    private static final class Made {
        static final SchockenTournament GAME = new SchockenTournament();
    }

    @Override
    public String id() {
        return "schocken-tournament";
    }

    @Override
    public Game<?, ?> game() {
        return Made.GAME;
    }
}
