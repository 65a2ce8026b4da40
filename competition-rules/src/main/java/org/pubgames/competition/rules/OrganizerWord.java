package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.Decision;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The organizer gives an entrant points or takes some.
 *
 * @param event what is reported
 * @param state the competition before
 */
public record OrganizerWord(
        Findings findings,
        OrganizerDecided event,
        CompetitionState state,
        CompetitionSettings settings)
        implements Situation {

    /** Whom it is about. */
    public String player() {
        return event.player();
    }

    /** Whether that is an entrant. */
    public boolean entered() {
        return state.entrant(player()).isPresent();
    }

    /** What happens to the points. */
    public Decision decision() {
        return event.decision();
    }

    /** What it was about, in free words. */
    public String matter() {
        return event.matter();
    }

    /** Whether nothing is said of that. */
    public boolean reasonless() {
        return matter().isBlank();
    }

    /** How many points. */
    public int points() {
        return event.points();
    }

    /** The most points of one decision: 9999. */
    public int most() {
        return CompetitionSettings.MOST_SCORE;
    }
}
