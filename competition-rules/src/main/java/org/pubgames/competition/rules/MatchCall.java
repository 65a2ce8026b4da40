package org.pubgames.competition.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Something is reported of a match: is there such a match, and is it waiting for that?
 *
 * @param event what is reported
 * @param round the round, any number
 * @param board the board, any number
 * @param state the competition before
 */
public record MatchCall(
        Findings findings, CompetitionEvent event, int round, int board, CompetitionState state)
        implements Situation {

    /** How many rounds there are, from 0. */
    public int rounds() {
        return state.rounds().size();
    }

    /** How many boards the round has, from 0. */
    public int boards() {
        if (state.ofTree(round)) {
            return (int) state.tree().stream().filter(each -> each.round() == round).count();
        }
        return drawn().isEmpty() ? 0 : state.rounds().get(round - 1).pairings().size();
    }

    /** The round where it is one that was drawn; empty where it is none. */
    public String drawn() {
        return round >= 1 && round <= rounds() ? String.valueOf(round) : "";
    }

    /** Whether there is such a match. */
    public boolean there() {
        return pairing().isPresent();
    }

    /** Whether it is a match of a knock-out that has not both its sides. */
    public boolean waiting() {
        return !there()
                && state.tree().stream()
                        .anyMatch(each -> each.round() == round && each.board() == board);
    }

    /** Whether a result is changed, and not brought in for the first time. */
    public boolean changing() {
        return event.corrects() || event instanceof ResultAnnulled;
    }

    /** Whether it is a match of the groups from which the knock-out has been drawn. */
    public boolean behindTree() {
        return !state.groups().isEmpty() && !state.tree().isEmpty() && !state.ofTree(round);
    }

    /** Whether the match is to be played again. */
    public boolean reopening() {
        return event instanceof ResultAnnulled;
    }

    /** Whether the match has a result. */
    public boolean reported() {
        return pairing().flatMap(Pairing::result).isPresent();
    }

    /** Whether both sides are still in the competition. */
    public boolean playable() {
        return pairing().filter(state::playable).isPresent();
    }

    /** The sides; empty without a match. */
    public List<String> sides() {
        return pairing().map(Pairing::sides).orElse(List.of());
    }

    private Optional<Pairing> pairing() {
        return state.pairing(round, board);
    }
}
