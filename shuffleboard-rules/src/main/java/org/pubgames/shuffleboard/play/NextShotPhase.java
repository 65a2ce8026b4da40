package org.pubgames.shuffleboard.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Stage;
import org.pubgames.shuffleboard.rules.Effect;
import org.pubgames.shuffleboard.rules.Next;
import org.pubgames.shuffleboard.rules.NextShot;

/** Who plays next, as the rules have it. */
final class NextShotPhase {

    /**
     * After a shot, or a foul about one.
     *
     * @param last the side that played
     */
    ShuffleboardState after(ShuffleboardState state, Side last, Judging judging) {
        Findings findings = judging.findings();
        judging.put(new NextShot(findings, state.current(), last));
        Optional<Side> next = findings.effect(Next.class).map(Next::side);
        ShuffleboardState now = state.with(state.current().withNext(next));
        if (next.isPresent()) {
            return now.with(Stage.SHOOTING);
        }
        return findings.has(Effect.ALL_PLAYED) ? now.with(Stage.COUNTING) : now;
    }
}
