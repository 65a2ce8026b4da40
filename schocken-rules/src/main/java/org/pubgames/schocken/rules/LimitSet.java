package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenState;

/**
 * It is known how often the others may throw.
 *
 * @param limit how often, 1 to 9
 */
public record LimitSet(Findings findings, SchockenState state, int limit) implements Situation {

    /** Who has thrown as often already, leader first. */
    public List<String> reached() {
        return state.order().stream()
                .filter(name -> state.playedHand(name).used() >= limit)
                .toList();
    }
}
