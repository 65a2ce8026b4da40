package org.pubgames.club.evening;

import java.util.List;

/**
 * A match that was called to a board.
 *
 * @param fixture which match of the evening
 * @param board the board
 * @param match where it is kept
 * @param players who plays: after a new draw others may have the fixture's name
 * @param stage how far its result is
 */
public record Call(String fixture, int board, String match, List<String> players, Stage stage) {

    /** Keeps a copy of the names. */
    public Call {
        players = List.copyOf(players);
    }

    /** How far a result is. */
    public enum Stage {
        /** It is played, or over and not confirmed. */
        PLAYED,
        /** Somebody says that the result is wrong. */
        DISPUTED,
        /** The result counts, and the board is free again. */
        AGREED
    }

    /** Whether the board is taken by it. */
    public boolean holdsBoard() {
        return stage != Stage.AGREED;
    }

    Call at(Stage other) {
        return new Call(fixture, board, match, players, other);
    }
}
