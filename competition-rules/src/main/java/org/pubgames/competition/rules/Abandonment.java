package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.MatchAbandoned;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;

/**
 * The competition stops for good.
 *
 * @param event what is reported
 * @param state the competition before
 */
public record Abandonment(Findings findings, MatchAbandoned event, CompetitionState state)
        implements Situation {

    /** What stops it. */
    public Constant cause() {
        return new Constant("cause-" + Names.written(event.cause()));
    }
}
