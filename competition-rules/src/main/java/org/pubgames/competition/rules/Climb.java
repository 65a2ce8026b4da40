package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A challenge is decided: who stands where on the ladder now?
 *
 * @param pairing the challenge with its result, who challenged named first
 * @param ladder everybody on the ladder, from the top
 */
public record Climb(
        Findings findings, Pairing pairing, List<String> ladder, CompetitionSettings settings)
        implements Situation {

    /** Who challenged. */
    public String player() {
        return pairing.first();
    }

    /** Who was challenged. */
    public String opponent() {
        return pairing.second();
    }

    /** Whether the challenge was won. */
    public boolean won() {
        return pairing.winner().filter(player()::equals).isPresent();
    }

    /** Whether who challenged still stands lower. */
    public boolean lower() {
        return ladder.indexOf(player()) > ladder.indexOf(opponent());
    }

    /** The place of who was challenged, from 1 at the top. */
    public int place() {
        return ladder.indexOf(opponent()) + 1;
    }

    /** The place of who challenged, from 1 at the top. */
    public int before() {
        return ladder.indexOf(player()) + 1;
    }
}
