package org.pubgames.schocken.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Limit;
import org.pubgames.schocken.rules.LimitSet;
import org.pubgames.schocken.rules.StageOver;
import org.pubgames.schocken.rules.ThrowsOver;

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
            Findings found = judging.ask(new StageOver(judging.findings(), next, settings));
            if (found.has(Effect.SETTLE_ROUND)) {
                return rounds.settle(next, judging);
            }
            Optional<Stage> stage = found.effect(Stage.class);
            if (stage.isEmpty()) {
                // One rule always says what comes next; only a rule set that lost it gets here.
                return next;
            }
            next = NextState.after(next).stage(stage.get()).done();
            Optional<Limit> limit = found.effect(Limit.class);
            if (limit.isPresent()) {
                next = limited(next, limit.get().throwsAllowed(), judging);
            }
        }
        return next;
    }

    private static SchockenState limited(SchockenState state, int limit, Judging judging) {
        NextState next = NextState.after(state).limit(limit);
        judging.ask(new LimitSet(judging.findings(), state, limit))
                .effect(ThrowsOver.class)
                .ifPresent(
                        over ->
                                over.players()
                                        .forEach(
                                                name ->
                                                        next.hand(
                                                                name,
                                                                NextHand.after(
                                                                                state.playedHand(
                                                                                        name))
                                                                        .settled()
                                                                        .done())));
        return next.done();
    }
}
