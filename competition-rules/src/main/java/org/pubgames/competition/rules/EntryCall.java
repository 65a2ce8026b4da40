package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.CompetitionSettings.Format;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Somebody wants to enter. */
public record EntryCall(
        Findings findings, String player, CompetitionState state, CompetitionSettings settings)
        implements Situation {

    /** Whether it has entered before. */
    public boolean entered() {
        return state.entrant(player).isPresent();
    }

    /** Whether the rounds have been drawn. */
    public boolean drawn() {
        return state.phase() != CompetitionPhase.ENTRY;
    }

    /** Whether there is a result. */
    public boolean started() {
        return state.started();
    }

    /** How many rounds are still to be drawn with this one, from 0. */
    public int roundsToCome() {
        return settings.format() == Format.SWISS ? rounds() - state.rounds().size() : 0;
    }

    private int rounds() {
        return SwissPlan.of(state.numbers().size() + 1, settings).rounds();
    }

    /** How many rounds have been drawn without this one, from 0. */
    public int missed() {
        return state.rounds().size();
    }

    /** What these are worth together. */
    public int points() {
        return missed() * settings.missedRoundPoints();
    }

    /** Coming in late: what each missed round is worth, and how many rounds there are now. */
    public Joining joining() {
        return new Joining(settings.missedRoundPoints(), rounds());
    }

    /** The number of entrants who take part with this one, from 1; who has left is none. */
    public int number() {
        return state.playing().size() + 1;
    }

    /** The most that may enter, 2 to 64. */
    public int most() {
        return settings.mostEntrants();
    }
}
