package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.Closed;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.CompetitionState.Ending;
import org.pubgames.competition.Standing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Something was reported that may change the places: is the competition over?
 *
 * @param event what was reported
 * @param state the competition with it, and with the places that follow
 * @param lotsDue whether some are still level whom lots tell apart
 */
public record StageClose(
        Findings findings,
        CompetitionEvent event,
        CompetitionState state,
        boolean lotsDue,
        CompetitionSettings settings)
        implements Situation {

    /** Whether the organizer has ended it, now or before. */
    public boolean closed() {
        return event instanceof Closed
                || state.ending().filter(Ending.CLOSED_EARLY::equals).isPresent();
    }

    /** Whether the rounds are drawn and no match is left to be played. */
    public boolean complete() {
        return state.planned() > 0 && state.open().isEmpty() && state.held() >= state.planned();
    }

    /** Whether it ends with groups, before the knock-out behind them. */
    public boolean inGroups() {
        return !state.groups().isEmpty() && state.tree().isEmpty();
    }

    /** Who is first; several where they share the place. */
    public List<String> leaders() {
        return state.standings().stream()
                .filter(standing -> standing.rank() == 1)
                .map(Standing::player)
                .toList();
    }

    /** Whether the first place is shared. */
    public boolean shared() {
        return leaders().size() > 1;
    }

    /** How many are first, from 0. */
    public int number() {
        return leaders().size();
    }

    /** Whether one is first who is still in the competition. */
    public boolean won() {
        return !shared() && state.playing().contains(winner());
    }

    /** Who is first; the first of them where several are. */
    public String winner() {
        return leaders().isEmpty() ? "" : leaders().get(0);
    }

    /** The points of the first. */
    public int points() {
        return state.standings().isEmpty() ? 0 : state.standings().get(0).points();
    }

    /** How it ends. */
    public Ending ending() {
        return closed() ? Ending.CLOSED_EARLY : Ending.PLAYED_OUT;
    }
}
