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

    /** Whether the report names each of them once, and nobody else. */
    public boolean everybodyOnce() {
        return report.order().size() == players().size()
                && new PlayOff(players(), List.of()).isOf(report.order());
    }
}
