package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.Constant;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;

/**
 * All cups are lifted.
 *
 * @param offenders who threw more often than allowed, leader first
 */
public record Showdown(
        Findings findings, Showing showing, List<String> offenders, SchockenSettings settings)
        implements Situation {

    /** Who has the highest throw; several when they are level. */
    public List<String> highest() {
        return Showing.players(showing.highest());
    }

    /** The highest throw, as in 4-2-1. */
    public String highestThrow() {
        return Showing.dice(showing.highest());
    }

    /** The next highest throw below it, as in 4-2-1; empty when there is none. */
    public String runnerUp() {
        return Showing.dice(showing.below(showing.highest()).highest());
    }

    /** Who has the lowest throw; several when they are level. */
    public List<String> lowest() {
        return Showing.players(showing.lowest());
    }

    /** The lowest throw, as in 4-2-1. */
    public String lowestThrow() {
        return Showing.dice(showing.lowest());
    }

    /** Whether one player has the lowest throw alone. */
    public boolean singleLowest() {
        return showing.lowest().size() == 1;
    }

    /** Whether everybody with a valid throw has Schock-Aus. */
    public boolean allSchockAus() {
        return showing.schockAus().size() == showing.laid().size();
    }

    /** The first of those who threw more often than allowed. */
    public String offender() {
        return offenders.get(0);
    }

    /** What 1-1-1 is called. */
    public Constant schockAus() {
        return Called.schockAus(settings);
    }
}
