package org.pubgames.shuffleboard.shovelboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Nearness;
import org.pubgames.shuffleboard.rules.ScoringDisc;
import org.pubgames.shuffleboard.shovelboard.ShovelboardSettings;

/**
 * A weight with a worth: does it count?
 *
 * @param worth its worth, 1 to 50
 * @param nearness which of all weights lie nearer
 */
public record Claim(
        Findings findings, Disc lying, int worth, Nearness nearness, ShovelboardSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    /** Whether it is nearer than every weight of the opponents. */
    public boolean nearer() {
        return nearness.nearest(lying);
    }

    /** Whether no weight of the opponents is nearer, but one is exactly level. */
    public boolean level() {
        return nearness.level(lying);
    }

    /** How many weights of its side are nearer than every weight of the opponents, 0 to 8. */
    public int better() {
        int better = 0;
        for (Disc other : nearness.discs()) {
            better += other.side() == side() && nearness.nearest(other) ? 1 : 0;
        }
        return better;
    }
}
