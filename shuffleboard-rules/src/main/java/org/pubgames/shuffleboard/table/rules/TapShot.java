package org.pubgames.shuffleboard.table.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.table.TableSettings;

/**
 * A shot knocked weights of the opponents off.
 *
 * @param shot the weight played
 * @param knockedOff the names of the opponents' weights that it knocked off, at least one
 */
public record TapShot(Findings findings, Disc shot, List<String> knockedOff, TableSettings settings)
        implements Situation {

    /** The name of the weight played. */
    public String disc() {
        return shot.name();
    }
}
