package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;

/**
 * A disc is named that a shot moved, or that a referee looked at.
 *
 * @param pointer the part of the report that names it
 * @param disc the name
 * @param current the end in progress
 * @param shot the name of the disc being played, empty when none is
 * @param twice whether the report has named it before
 */
public record DiscReport(
        Findings findings, String pointer, String disc, End current, String shot, boolean twice)
        implements Situation {

    /** Whether the end has a disc of this name. */
    public boolean known() {
        return current.disc(disc).isPresent();
    }

    /** Whether it lies on the board. */
    public boolean lying() {
        return current.disc(disc).filter(Disc::lies).isPresent();
    }

    /** Whether it is the disc being played. */
    public boolean played() {
        return disc.equals(shot);
    }

    /** The names of the discs on the board. */
    public List<String> discs() {
        return current.lying().stream().map(Disc::name).toList();
    }

    /** The most similar name of a disc on the board, empty when none is similar. */
    public String nearest() {
        return Names.nearest(disc, discs());
    }
}
