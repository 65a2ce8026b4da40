package org.pubgames.shuffleboard.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.EndScore;
import org.pubgames.shuffleboard.Side;

/**
 * All points of an end are known.
 *
 * @param score what both sides scored, fouls included
 * @param current the end in progress
 * @param claimA what the players counted for side A
 * @param claimB the same for side B
 */
public record Tally(
        Findings findings,
        EndScore score,
        End current,
        Optional<Integer> claimA,
        Optional<Integer> claimB)
        implements Situation {

    /** Whether the players counted the same, as far as they counted. */
    public boolean agrees() {
        return claimA.orElse(score.a()) == score.a() && claimB.orElse(score.b()) == score.b();
    }

    /** What the players counted, as it is written. */
    public String claim() {
        return claimA.map(String::valueOf).orElse("–")
                + ":"
                + claimB.map(String::valueOf).orElse("–");
    }

    /** The points of side A for fouls. */
    public int foulsA() {
        return current.fouls(Side.A);
    }

    /** The points of side B for fouls. */
    public int foulsB() {
        return current.fouls(Side.B);
    }
}
