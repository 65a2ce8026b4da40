package org.pubgames.schocken.rules;

import java.util.List;

/**
 * Who may have to give the discs of a round.
 *
 * @param players who has the highest throw, the loser aside; one of them when the tie is broken
 * @param dice the highest throw, as in 4-2-1
 * @param chosen whether a tie or a roll-off has named the giver already
 */
public record Givers(List<String> players, String dice, boolean chosen) {

    /** One player whom a tie or a roll-off has named. */
    public static Givers chosen(String player) {
        return new Givers(List.of(player), "", true);
    }
}
