package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.Threshold;

/**
 * Everybody has played: what did a player's turns earn against the threshold?
 *
 * @param seat the player, whose threshold has been set
 * @param settings the settings of the match
 */
public record ThresholdResult(Findings findings, SjoelenPlayer seat, SjoelenSettings settings)
        implements Situation {

    /** The player's name. */
    public String player() {
        return seat.name();
    }

    /** What a turn has to reach: 0 or more. */
    public int threshold() {
        return seat.threshold().map(Threshold::points).orElse(0);
    }

    /**
     * Turns with at least so many points: 0 or more. One that was missed, whose points were taken
     * away or that is to be played again made none, so that not even 0 is reached with it.
     */
    public int reached() {
        int reached = 0;
        for (CardLine line : seat.card()) {
            boolean counts = !line.closed() && !line.annulled();
            reached += counts && line.points() >= threshold() ? 1 : 0;
        }
        return reached;
    }

    /** Turns on the card: 0 or more. */
    public int turns() {
        return seat.card().size();
    }

    /** What these turns bring. */
    public int turnPoints() {
        return reached() * settings.thresholdPoints();
    }

    /** The points of all turns. */
    public int sum() {
        return seat.total();
    }

    /** What the total has to pass: the threshold for each turn of the match. */
    public int mark() {
        return settings.turns() * threshold();
    }

    /** What a total above it brings. */
    public int bonus() {
        return settings.thresholdBonus();
    }
}
