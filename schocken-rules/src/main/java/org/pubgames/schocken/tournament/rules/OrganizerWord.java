package org.pubgames.schocken.tournament.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Table;
import org.pubgames.schocken.tournament.TournamentEvent.Decision;
import org.pubgames.schocken.tournament.TournamentEvent.OrganizerDecided;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * The organizer decides about an entrant, or about his table in the round drawn last.
 *
 * @param event what is reported
 * @param state the tournament before
 */
public record OrganizerWord(Findings findings, OrganizerDecided event, TournamentState state)
        implements Situation {

    /** Whom it is about. */
    public String player() {
        return event.player();
    }

    /** What happens to the points or the table. */
    public Decision decision() {
        return event.decision();
    }

    /** What it was about, in free words. */
    public String matter() {
        return event.matter();
    }

    /** Points that are awarded or deducted; 0 when none are named. */
    public int points() {
        return event.points().orElse(0);
    }

    /** Whether points are named. */
    public boolean pointed() {
        return event.points().isPresent();
    }

    /** The most points of one decision: 9999. */
    public int most() {
        return TournamentSettings.MOST_POINTS;
    }

    /** Whether a result is told. */
    public boolean told() {
        return event.results().isPresent();
    }

    /** The table of the round drawn last at which the player sits, from 1; 0 without one. */
    public int table() {
        return state.tableOf(player()).map(Table::number).orElse(0);
    }

    /** Whether it has reported. */
    public boolean reported() {
        return state.tableOf(player()).filter(Table::played).isPresent();
    }

    /** The round drawn last, from 0. */
    public int round() {
        return state.rounds().size();
    }
}
