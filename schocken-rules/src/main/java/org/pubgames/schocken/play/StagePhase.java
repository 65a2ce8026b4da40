package org.pubgames.schocken.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Limit;
import org.pubgames.schocken.rules.StageOver;

/** The stages of a round: first throws, the leader, the others, the showdown. */
final class StagePhase {

    private final SchockenSettings settings;
    private final RoundPhase rounds;

    StagePhase(SchockenSettings settings, RoundPhase rounds) {
        this.settings = settings;
        this.rounds = rounds;
    }

    /** Goes on to the next stage, and to the one after it, as long as nobody is waited for. */
    SchockenState goOn(SchockenState state, Judging judging) {
        SchockenState next = state;
        while (next.stageOver()) {
            if (next.stage() == Stage.SHOWDOWN) {
                return rounds.settle(next, judging);
            }
            Findings found = judging.ask(new StageOver(judging.findings(), next, settings));
            Optional<Stage> stage = found.effect(Stage.class);
            if (stage.isEmpty()) {
                // One rule always says what comes next; only a rule set that lost it gets here.
                return next;
            }
            NextState change = NextState.after(next).stage(stage.get());
            Optional<Limit> limit = found.effect(Limit.class);
            if (limit.isPresent()) {
                limit(next, change, limit.get().throwsAllowed());
            }
            next = change.done();
        }
        return next;
    }

    /** Who has thrown as often as the limit allows throws no more. */
    private static void limit(SchockenState state, NextState next, int limit) {
        next.limit(limit);
        for (String name : state.order()) {
            Hand hand = state.playedHand(name);
            if (hand.used() >= limit) {
                next.hand(name, NextHand.after(hand).settled().done());
            }
        }
    }
}
