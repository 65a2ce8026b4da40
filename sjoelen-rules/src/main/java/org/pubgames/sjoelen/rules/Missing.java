package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A turn that a player has not played: have the others played it, or given it up?
 *
 * @param state the match
 * @param seat the player
 * @param settings the settings of the match
 */
public record Missing(
        Findings findings, SjoelenState state, SjoelenPlayer seat, SjoelenSettings settings)
        implements Situation {

    /** The player. */
    public String player() {
        return seat.name();
    }

    /** The next turn of the player, from 1. */
    public int turn() {
        return seat.card().size() + 1;
    }

    /**
     * Whether the player is not there, and all who are have that turn on their cards, none of them
     * to be played again, and not all of them given up; not when nobody is there.
     */
    public boolean behind() {
        boolean played = false;
        for (SjoelenPlayer other : state.players()) {
            if (!other.withdrawn() && !other.away()) {
                if (other.card().size() < turn() || other.card().get(turn() - 1).annulled()) {
                    return false;
                }
                played |= !other.card().get(turn() - 1).forfeited();
            }
        }
        return played && seat.away();
    }

    /** Whether the player is in the match, and all others in it have given up that turn. */
    public boolean othersGaveUp() {
        boolean any = false;
        for (SjoelenPlayer other : state.players()) {
            if (!other.withdrawn() && !other.name().equals(player())) {
                any = true;
                if (other.card().size() < turn() || !other.card().get(turn() - 1).forfeited()) {
                    return false;
                }
            }
        }
        return any && !seat.withdrawn();
    }
}
