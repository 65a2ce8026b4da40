package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;

/**
 * Two discs that lie so close that they overlap.
 *
 * @param pointer the part of the report that says where the one lies
 */
public record Overlap(Findings findings, String pointer, Disc one, Disc other)
        implements Situation {

    /** The name of the one. */
    public String first() {
        return one.name();
    }

    /** The name of the other. */
    public String second() {
        return other.name();
    }

    /** Whether one is said to lie on the other. */
    public boolean stacked() {
        return one.liesOn(other) || other.liesOn(one);
    }
}
