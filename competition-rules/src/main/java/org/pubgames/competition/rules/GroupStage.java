package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GroupTable;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The last match of the groups has a result, and the knock-out is not drawn.
 *
 * @param state the competition with it, and with the places in the groups
 */
public record GroupStage(Findings findings, CompetitionState state) implements Situation {

    /** The groups in which lots are to be drawn, by their letters. */
    public List<String> groups() {
        return state.groups().stream().filter(GroupTable::lotsDue).map(GroupTable::letter).toList();
    }

    /** How many they are, from 0. */
    public int number() {
        return groups().size();
    }
}
