package org.pubgames.schocken.tournament.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.tournament.PlayOff;
import org.pubgames.schocken.tournament.TournamentEvent.PlayOffPlayed;
import org.pubgames.schocken.tournament.TournamentState;

/** A play-off is reported. */
public record PlayOffReport(Findings findings, PlayOffPlayed report, TournamentState state)
        implements Situation {

    /** Those who are level for the first place; empty when there is no play-off. */
    public List<String> players() {
        return state.playOff().map(PlayOff::players).orElse(List.of());
    }

    /** Whether somebody who is absent comes before somebody who is there, or is the first. */
    public boolean absentAhead() {
        List<String> absent = state.absentees();
        boolean ahead = false;
        for (int i = 0; i < report.order().size(); i++) {
            boolean away = absent.contains(report.order().get(i));
            if (away ? i == 0 : ahead) {
                return true;
            }
            ahead |= away;
        }
        return false;
    }

    /** Those who have to play off and are not there. */
    public List<String> absentees() {
        return players().stream().filter(state.absentees()::contains).toList();
    }

    /** Whether the report names each of them once, and nobody else. */
    public boolean everybodyOnce() {
        return report.order().size() == players().size()
                && new PlayOff(players(), List.of()).isOf(report.order());
    }
}
