package org.pubgames.competition;

/**
 * Somebody without an opponent in a Swiss round.
 *
 * @param player who it is
 * @param reason why there is none
 * @param points what the round is worth all the same
 */
public record Unpaired(String player, Reason reason, int points) {

    /** Why somebody has no opponent. */
    public enum Reason {
        /** The number was odd. */
        BYE,
        /** It had said before that it would not be there. */
        ABSENT,
        /** It entered later. */
        NOT_YET_ENTERED
    }
}
