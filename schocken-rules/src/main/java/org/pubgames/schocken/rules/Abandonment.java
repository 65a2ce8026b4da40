package org.pubgames.schocken.rules;

import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * The evening ends before the match does.
 *
 * @param state the table before the event
 * @param event what is reported
 */
public record Abandonment(
        Findings findings,
        SchockenState state,
        SchockenEvent.MatchAbandoned event,
        SchockenSettings settings)
        implements Situation {

    /** What ends it. */
    public Constant cause() {
        return new Constant("cause-" + Names.written(event.cause()));
    }

    /** How many games were lost to the end, from 0. */
    public int gamesEnded() {
        return state.game() - 1;
    }

    /** How many halves of the running game were lost, from 0. */
    public int halvesEnded() {
        return state.halfLosers().size();
    }
}
