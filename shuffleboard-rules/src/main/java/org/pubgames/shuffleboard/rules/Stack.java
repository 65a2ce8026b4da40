package org.pubgames.shuffleboard.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;

/**
 * A disc is said to lie on another.
 *
 * @param pointer the part of the report that says it
 * @param top the disc that is said to lie on the other
 * @param under the name of the other
 * @param discs all discs as they are said to lie
 * @param diameter the diameter of a disc, in fixed point
 */
public record Stack(
        Findings findings, String pointer, Disc top, String under, List<Disc> discs, long diameter)
        implements Situation {

    /** The name of the disc on top. */
    public String disc() {
        return top.name();
    }

    /** Whether the other lies on the board, and not on this one. */
    public boolean underLies() {
        return support().isPresent();
    }

    /** Whether it is known of both where they lie across the board. */
    public boolean measured() {
        return top.measuredAcross() && support().filter(Disc::measuredAcross).isPresent();
    }

    /** Whether they overlap. */
    public boolean reaches() {
        return support().filter(other -> top.overlaps(other, diameter)).isPresent();
    }

    private Optional<Disc> support() {
        return discs.stream()
                .filter(other -> other.name().equals(under))
                .filter(other -> other.onBoard() && !other.liesOn(top))
                .findFirst();
    }
}
