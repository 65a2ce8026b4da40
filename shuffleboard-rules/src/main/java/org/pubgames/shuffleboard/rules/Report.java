package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardEvent.Conceded;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndCorrected;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndPlayed;
import org.pubgames.shuffleboard.ShuffleboardEvent.HandicapAgreed;
import org.pubgames.shuffleboard.ShuffleboardEvent.Intervention;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.MatchAbandoned;
import org.pubgames.shuffleboard.ShuffleboardEvent.OrganizerDecided;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerAbsent;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerArrived;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerDisqualified;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerReplaced;
import org.pubgames.shuffleboard.ShuffleboardEvent.PlayerWithdrew;
import org.pubgames.shuffleboard.ShuffleboardEvent.Shot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Tossed;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Stage;

/**
 * Something is reported: is this the time for it?
 *
 * @param seats the players at the match, in the order of their seats
 */
public record Report(
        Findings findings, ShuffleboardState state, ShuffleboardEvent event, List<String> seats)
        implements Situation {

    /** How many players there are. */
    public int players() {
        return seats.size();
    }

    /** Whether the match is over. */
    public boolean matchOver() {
        return state.stage() == Stage.OVER;
    }

    /** Whether it is still to be found who begins. */
    public boolean starting() {
        return state.stage() == Stage.START;
    }

    /** Whether a counted end is put right. */
    public boolean correcting() {
        return event instanceof EndCorrected;
    }

    /** Whether the report is of the toss or the lag. */
    public boolean startsPlay() {
        return event instanceof Tossed || event instanceof Lagged;
    }

    /** Whether it can be reported before the toss or the lag, or is one of them. */
    public boolean opensPlay() {
        return startsPlay()
                || event instanceof HandicapAgreed
                || event instanceof Conceded
                || aboutPeople();
    }

    private boolean aboutPeople() {
        return event instanceof PlayerWithdrew
                || event instanceof PlayerDisqualified
                || event instanceof PlayerAbsent
                || event instanceof PlayerArrived
                || event instanceof PlayerReplaced
                || event instanceof MatchAbandoned
                || (event instanceof OrganizerDecided word
                        && word.decision() == Intervention.DECIDE);
    }

    /** Whether a shot is reported of a player who is absent, or an end with such a player's. */
    public boolean away() {
        return !absent().isEmpty();
    }

    /** Who is absent and would have played; empty when nobody is. */
    public String absent() {
        if (event instanceof Shot shot) {
            return state.absent(shot.player()) ? shot.player() : "";
        }
        List<String> shooters =
                event instanceof EndPlayed
                        ? state.end().map(End::shooters).orElse(List.of())
                        : List.of();
        return shooters.stream().filter(state::absent).findFirst().orElse("");
    }
}
