package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionEvent.Postponed;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A side wants to put off a match.
 *
 * @param event what is reported
 * @param pairing who is to meet
 * @param state the competition before
 */
public record Postponement(
        Findings findings,
        Postponed event,
        Pairing pairing,
        CompetitionState state,
        CompetitionSettings settings)
        implements Situation {

    /** Who asks for it. */
    public String player() {
        return event.player();
    }

    /** Whether who asks is a side of the match. */
    public boolean playing() {
        return pairing.sides().contains(player());
    }

    /** How long before the match, in hours; below 0 is after it. */
    public int hours() {
        return event.hours();
    }

    /** Hours before the match from which it costs nothing, 0 to 1000. */
    public int notice() {
        return settings.postponeNotice();
    }

    /** What it costs later than that, 0 to 100 points. */
    public int penalty() {
        return settings.latePostponePenalty();
    }

    /** How many matches the side has put off with this one, from 1. */
    public int number() {
        return 1 + state.entrant(player()).map(CompetitionEntrant::postponed).orElse(0);
    }

    /** How many it may put off, 0 to 99. */
    public int most() {
        return settings.postponements();
    }
}
