package org.pubgames.schocken.play;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.SchockenEvent.RollOffThrown;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Giver;
import org.pubgames.schocken.rules.Loser;
import org.pubgames.schocken.rules.RollOffResult;
import org.pubgames.schocken.rules.RollOffThrow;
import org.pubgames.schocken.rules.ThrowAgain;

/** Throws of three dice, made in the open, that settle a tie. */
final class RollOffPhase {

    private final RoundPhase rounds;

    RollOffPhase(RoundPhase rounds) {
        this.rounds = rounds;
    }

    /** The match waits for a roll-off. */
    static SchockenState await(SchockenState state, RollOff rollOff) {
        return NextState.after(state).stage(Stage.ROLL_OFF).rollOff(rollOff).done();
    }

    /** A throw of a roll-off. */
    SchockenState thrown(SchockenState state, RollOffThrown thrown, Judging judging) {
        Findings found = judging.put(new RollOffThrow(judging.findings(), thrown, state));
        if (found.forbidden() || !found.has(Effect.ROLL_OFF_THROW)) {
            return state;
        }
        Made made = new Made(thrown.player(), thrown.dice());
        return NextState.after(state).rollOff(state.rollOff().orElseThrow().with(made)).done();
    }

    /** Everybody has thrown in the roll-off. */
    SchockenState decide(SchockenState state, Judging judging) {
        RollOff rollOff = state.rollOff().orElseThrow();
        Findings found =
                judging.ask(
                        new RollOffResult(
                                judging.findings(), rollOff.purpose(), rollOff.throwsMade()));
        Optional<ThrowAgain> again = found.effect(ThrowAgain.class);
        if (again.isPresent()) {
            return await(state, rollOff.again(again.get().players()));
        }
        Optional<Loser> loser = found.effect(Loser.class);
        if (loser.isPresent()) {
            return rounds.lost(state, loser.get().player(), judging);
        }
        return found.effect(Giver.class)
                .map(giver -> rounds.given(state, giver.player(), rollOff, judging))
                .orElse(state);
    }
}
