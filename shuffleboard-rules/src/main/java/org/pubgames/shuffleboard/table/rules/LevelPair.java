package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.table.TableSettings;

/**
 * The nearest weights of both sides, of those that are not cancelled, lie exactly level.
 *
 * @param one the weight of one side
 * @param other that of the other side
 * @param weights all weights of the end
 */
public record LevelPair(
        Findings findings, Disc one, Disc other, Weights weights, TableSettings settings)
        implements Situation {

    /** The name of the one. */
    public String first() {
        return one.name();
    }

    /** The name of the other. */
    public String second() {
        return other.name();
    }

    /** The most that a weight of either side is worth. */
    public int bestWorth() {
        return Math.max(weights.best(Side.A), weights.best(Side.B));
    }
}
