package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/**
 * A side's total after an end is above the target.
 *
 * @param total its total, more than the target
 * @param target the points that win a game, 1 or more
 */
public record AboveTarget(
        Findings findings, Side side, int total, int target, ShuffleboardSettings settings)
        implements Situation {

    /** The total becomes another one. */
    public Finding setsBackTo(int newTotal) {
        return change(new Bust(side, newTotal)).because("new", newTotal);
    }
}
