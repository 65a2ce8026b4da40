package org.pubgames.shuffleboard.rules;

import org.pubgames.shuffleboard.Disc;

/**
 * A disc that a shot moved.
 *
 * @param before as it lay
 * @param after as it lies, or is gone
 */
public record Displaced(Disc before, Disc after) {

    /** Whether the shot knocked it off. */
    public boolean knockedOff() {
        return !after.lies();
    }
}
