package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionEntrant;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** An entrant will not be there in a round: may it stay away? */
public record AbsenceCall(
        Findings findings,
        AbsenceAnnounced event,
        CompetitionState state,
        CompetitionSettings settings)
        implements Situation {

    /** Who will not be there. */
    public String player() {
        return event.player();
    }

    /** The round, any number. */
    public int round() {
        return event.round();
    }

    /** Whether it is in the competition. */
    public boolean listed() {
        return state.playing().contains(player());
    }

    /** How many rounds have been drawn, from 0. */
    public int rounds() {
        return state.rounds().size();
    }

    /** How many are announced, 1 to 32. */
    public int announced() {
        return settings.swissRounds();
    }

    /** Whether it has said so before. */
    public boolean again() {
        return before().contains(round());
    }

    /** How many rounds it misses with this one, from 1. */
    public int number() {
        return before().size() + 1;
    }

    /** How many it may miss, 0 to 32. */
    public int most() {
        return settings.absences();
    }

    /** Points that such a round is worth. */
    public int points() {
        return settings.absencePoints();
    }

    private List<Integer> before() {
        return state.entrant(player()).map(CompetitionEntrant::absences).orElse(List.of());
    }
}
