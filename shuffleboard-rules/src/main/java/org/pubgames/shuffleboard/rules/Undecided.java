package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Spot;

/**
 * Two opposing discs, not both of them behind another one, of which the report does not tell which
 * is nearer.
 *
 * @param behind whether one of them lies behind a disc of the opponents
 * @param nobodyScores whether no disc of the end is worth anything
 */
public record Undecided(
        Findings findings,
        Disc one,
        Disc other,
        boolean behind,
        boolean nobodyScores,
        ShuffleboardSettings settings)
        implements Situation {

    /** The name of the one. */
    public String first() {
        return one.name();
    }

    /** The name of the other. */
    public String second() {
        return other.name();
    }

    /** The word for where the one lies. */
    public String spot() {
        return one.spot().map(Spot::name).orElse("");
    }
}
