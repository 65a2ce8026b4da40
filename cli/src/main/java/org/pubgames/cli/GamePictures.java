package org.pubgames.cli;

import org.pubgames.cli.schocken.SchockenPicture;
import org.pubgames.cli.schocken.TournamentPicture;
import org.pubgames.cli.shuffleboard.ShuffleboardPicture;
import org.pubgames.cli.sjoelen.SjoelenPicture;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.schocken.Schocken;
import org.pubgames.schocken.tournament.SchockenTournament;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.sjoelen.Sjoelen;

/** The pictures of each game. */
final class GamePictures {

    private GamePictures() {}

    /** The pictures of a game; a game without any is shown in words only. */
    @SuppressWarnings("unchecked")
    static <S extends GameState, E extends GameEvent> GamePicture<S, E> of(
            Game<S, E> game, Words words) {
        if (game.key().equals(Sjoelen.KEY)) {
            return (GamePicture<S, E>) new SjoelenPicture(words);
        }
        if (game.key().equals(Schocken.KEY)) {
            return (GamePicture<S, E>) new SchockenPicture(words);
        }
        if (game.key().equals(SchockenTournament.KEY)) {
            return (GamePicture<S, E>) new TournamentPicture(words);
        }
        if (game instanceof Shuffleboard shuffleboard) {
            return (GamePicture<S, E>) new ShuffleboardPicture(shuffleboard, words);
        }
        return new GamePicture<>() {};
    }
}
