package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;

/**
 * Somebody is named who has no seat at the match.
 *
 * @param pointer the part of the report that names the player
 */
public record Stranger(Findings findings, String pointer, String player, List<String> seats)
        implements Situation {

    /** The seated player with the most similar name, empty when none is similar. */
    public String nearest() {
        return Names.nearest(player, seats);
    }
}
