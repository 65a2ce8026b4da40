package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The knock-out behind the groups is to be drawn: may it be?
 *
 * @param state the competition before
 * @param players who goes on, in the order of the draw: the first of all groups, then the second
 */
public record TreeCall(Findings findings, CompetitionState state, List<String> players)
        implements Situation {

    /** Whether the groups have been drawn. */
    public boolean drawn() {
        return !state.groups().isEmpty();
    }

    /** Whether the knock-out has been drawn. */
    public boolean again() {
        return !state.tree().isEmpty();
    }

    /** How many matches of the groups can still be played, from 0. */
    public int open() {
        return state.open().size();
    }

    /** The groups in which lots are to be drawn, by their letters. */
    public List<String> groups() {
        return new GroupStage(findings, state).groups();
    }

    /** How many they are, from 0. */
    public int lots() {
        return groups().size();
    }

    /** How many go on, from 0. */
    public int number() {
        return players.size();
    }
}
