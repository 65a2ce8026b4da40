package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody on a ladder has not played for a while: what does it cost? */
public record IdleCall(
        Findings findings, WentIdle event, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Who has not played. */
    public String player() {
        return event.player();
    }

    /** For how many days. */
    public int days() {
        return event.days();
    }

    /** Whether it is on the ladder. */
    public boolean listed() {
        return state.numbers().contains(player());
    }

    /** Days after which somebody goes down, 0 for never. */
    public int limit() {
        return settings.idleDays();
    }

    /** Whether that is long enough. */
    public boolean idle() {
        return limit() > 0 && days() >= limit();
    }

    /** The place, from 1 at the top; 0 for nobody on the ladder. */
    public int place() {
        return state.numbers().indexOf(player()) + 1;
    }

    /** Whether nobody stands above. */
    public boolean top() {
        return place() == 1;
    }

    /** Whether nobody stands below. */
    public boolean bottom() {
        return place() == state.numbers().size();
    }

    /** Whether there is a place to lose. */
    public boolean falls() {
        return listed() && idle() && !top() && !bottom();
    }

    /** Who stands below; empty for nobody. */
    public String below() {
        return listed() && !bottom() ? state.numbers().get(place()) : "";
    }
}
