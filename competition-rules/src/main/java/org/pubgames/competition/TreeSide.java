package org.pubgames.competition;

import java.util.Optional;

/**
 * Where a side of a match of a knock-out comes from.
 *
 * @param from an entrant who begins here, or the winner or the loser of an earlier match
 * @param player that entrant
 * @param round the round of the earlier match, from 1; otherwise 0
 * @param board its board, from 1; otherwise 0
 */
public record TreeSide(From from, Optional<String> player, int round, int board) {

    /** The ways into a match. */
    public enum From {
        ENTRANT,
        WINNER,
        LOSER
    }

    /** An entrant who begins here: in the first round, or after a bye. */
    public static TreeSide entrant(String player) {
        return new TreeSide(From.ENTRANT, Optional.of(player), 0, 0);
    }

    /** The winner or the loser of an earlier match. */
    public static TreeSide of(From from, TreeMatch match) {
        return new TreeSide(from, Optional.empty(), match.round(), match.board());
    }

    /** Whether it comes from a match. */
    boolean comesFrom(int otherRound, int otherBoard) {
        return from != From.ENTRANT && round == otherRound && board == otherBoard;
    }
}
