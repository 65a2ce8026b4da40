package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.table.TableSettings;

/**
 * A weight with a worth: does it count?
 *
 * @param weights all weights of the end
 */
public record Claim(Findings findings, Disc lying, Weights weights, TableSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    /** What it is worth if it counts. */
    public int worth() {
        return weights.worth(lying);
    }

    /** The most that a weight of its side is worth. */
    public int bestWorth() {
        return weights.best(side());
    }

    /** Whether it is nearer than every weight of the opponents. */
    public boolean nearer() {
        return weights.all().nearest(lying);
    }

    /** Whether no weight of the opponents is nearer, but one is exactly level. */
    public boolean level() {
        return weights.all().level(lying);
    }

    /** Whether a weight of the opponents is nearer than every weight of its side. */
    public boolean lost() {
        for (Disc other : weights.all().discs()) {
            if (other.side() != side() && weights.all().nearest(other)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it was cancelled with one of the opponents'. */
    public boolean cancelled() {
        return !weights.left().has(lying);
    }

    /** Whether it is nearer than every weight of the opponents that was not cancelled. */
    public boolean nearerOfTheRest() {
        return weights.left().nearest(lying);
    }
}
