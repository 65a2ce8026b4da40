package org.pubgames.schocken.tournament.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.Entrant;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.Round;
import org.pubgames.schocken.tournament.TournamentEvent;
import org.pubgames.schocken.tournament.TournamentEvent.Decision;
import org.pubgames.schocken.tournament.TournamentEvent.OrganizerDecided;
import org.pubgames.schocken.tournament.TournamentEvent.TablePlayed;
import org.pubgames.schocken.tournament.TournamentSettings;
import org.pubgames.schocken.tournament.TournamentSettings.Drawing;
import org.pubgames.schocken.tournament.TournamentState;

/**
 * A result is in, a play-off was played, or the organizer has ended it: is the round over, and what
 * comes next?
 *
 * @param state the tournament with what was reported
 */
public record RoundClose(
        Findings findings,
        TournamentEvent event,
        TournamentState state,
        TournamentSettings settings)
        implements Situation {

    /** Whether a table has played or was decided, and nothing was put right. */
    public boolean played() {
        return event instanceof TablePlayed
                || (event instanceof OrganizerDecided decided
                        && decided.decision() == Decision.DECIDE);
    }

    /** The round drawn last, from 0. */
    public int round() {
        return state.rounds().size();
    }

    /** The rounds of the whole tournament, 1 to 20. */
    public int rounds() {
        return settings.rounds();
    }

    /** Whether every table of the round has reported. */
    public boolean complete() {
        return state.round().filter(Round::complete).isPresent();
    }

    /** Whether the tournament was abandoned. */
    public boolean brokenOff() {
        return state.abandoned().isPresent();
    }

    /** Whether another round is still to be played. */
    public boolean roundLeft() {
        return !state.closed() && !brokenOff() && round() < rounds() && opponents();
    }

    /** Whether two are left at some table where the tables stay together. */
    private boolean opponents() {
        return settings.drawing() != Drawing.ONCE
                || state.round(1).stream()
                        .flatMap(round -> round.tables().stream())
                        .anyMatch(table -> state.left(table).size() > 1);
    }

    /**
     * Who has most points of those who are still in the tournament; several when they are level.
     */
    public List<String> leaders() {
        return state.leaders().stream().map(Entrant::player).toList();
    }

    /** Whether several are level for the first place. */
    public boolean tied() {
        return state.leaders().size() > 1;
    }

    /** The points of the first. */
    public int points() {
        return state.leaders().stream().findFirst().map(Entrant::points).orElse(0);
    }

    /** The play-off of exactly those who are level now; one of others counts no more. */
    public Optional<PlayOff> playOff() {
        return state.playOff().filter(found -> found.isOf(leaders()));
    }

    /** Whether it has been played. */
    public boolean playedOff() {
        return !order().isEmpty();
    }

    /** How it was played, the winner first; empty before. */
    public List<String> order() {
        return playOff().map(PlayOff::order).orElse(List.of());
    }
}
