package org.pubgames.sjoelen.rules;

import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.TurnInPlay;

/** A report of play: of what ends with the match and waits for the others' turns. */
public interface Play extends Report {

    /** Games that everybody has played, in a match by games; 0 or more. */
    default int gamesPlayed() {
        return state().games().size();
    }

    /**
     * The player in the middle of a turn; of several the one with the fewest turns on the card, the
     * first seated first. Empty for nobody.
     */
    default String midTurn() {
        return first(Stage.MID_TURN);
    }

    /**
     * The player who has begun a turn, or is to play one again; of several the one with the fewest
     * turns on the card, the first seated first. Empty for nobody.
     */
    default String begun() {
        return first(Stage.BEGUN);
    }

    /**
     * The player with the fewest turns on the card, the first seated first; of those who are there,
     * unless play waits for who is not.
     */
    default String fewestTurns() {
        return first(Stage.ANY);
    }

    /** How far a player's turn has come. */
    enum Stage {
        MID_TURN,
        BEGUN,
        ANY;

        private boolean has(SjoelenPlayer player) {
            return switch (this) {
                case MID_TURN -> player.turn().filter(TurnInPlay::reported).isPresent();
                case BEGUN -> player.turn().isPresent() || player.annulledLine() > 0;
                case ANY -> true;
            };
        }
    }

    private String first(Stage stage) {
        boolean waits = settings().absence() == SjoelenSettings.Absence.WAITS;
        SjoelenPlayer first = null;
        for (SjoelenPlayer player : state().players()) {
            if (!player.withdrawn()
                    && (waits || !player.away())
                    && stage.has(player)
                    && (first == null || player.played() < first.played())) {
                first = player;
            }
        }
        return first == null ? "" : first.name();
    }
}
