package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.rules.Displaced;
import org.pubgames.shuffleboard.rules.Nearness;
import org.pubgames.shuffleboard.table.TableSettings;

/**
 * A weight that a shot moved which knocked a weight of the opponents off.
 *
 * @param moved the weight as it lay and as it lies
 * @param shooter the side that played
 */
public record Tapped(Findings findings, Displaced moved, Side shooter, TableSettings settings)
        implements Situation {

    /** Its name. */
    public String disc() {
        return moved.before().name();
    }

    /** Whether it is one of the side that played. */
    public boolean ownDisc() {
        return moved.before().side() == shooter;
    }

    /** Whether it was knocked off. */
    public boolean knockedOff() {
        return moved.knockedOff();
    }

    /** Whether it lies nearer to the end than before. */
    public boolean nearer() {
        return !knockedOff() && Nearness.advanced(moved.before(), moved.after());
    }
}
