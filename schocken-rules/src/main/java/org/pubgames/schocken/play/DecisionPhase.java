package org.pubgames.schocken.play;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.OrganizerWord;
import org.pubgames.schocken.rules.Settled;

/** What the organizer decides; a half that is lost by it is closed afterwards. */
final class DecisionPhase {

    private final RoundPhase rounds;

    DecisionPhase(RoundPhase rounds) {
        this.rounds = rounds;
    }

    SchockenState decided(SchockenState state, OrganizerDecided event, Judging judging) {
        OrganizerWord word = new OrganizerWord(judging.findings(), state, event);
        Findings found = judging.put(word);
        if (found.forbidden()) {
            return state;
        }
        if (found.has(Effect.GIVE_DISCS)) {
            return moved(
                    state,
                    NextState.after(state).award(word.player(), word.discs()).done(),
                    judging);
        }
        if (found.has(Effect.TAKE_DISCS)) {
            return moved(
                    state,
                    NextState.after(state).deduct(word.player(), word.discs()).done(),
                    judging);
        }
        return found.has(Effect.ANNUL_ROUND) ? annulled(state) : state;
    }

    /**
     * In a round that has begun, its end says what follows from the discs; before it that is said
     * at once, where the stock is dealt out.
     */
    private SchockenState moved(SchockenState before, SchockenState state, Judging judging) {
        if (!state.untouched() || state.stock() > 0) {
            return state;
        }
        RoundPhase.Ended ended = rounds.ended(state, Settled.NOBODY, playingAlong(before), judging);
        return ended.lost().isPresent() ? ended.state() : anew(ended.state(), judging);
    }

    /**
     * Who plays the round without a disc although the stock is dealt out: he has bought in, or the
     * round is played anew. No decision about the discs of others takes that from him.
     */
    private static List<String> playingAlong(SchockenState state) {
        return state.stockEmptied()
                ? state.playing().stream()
                        .filter(player -> player.discs() == 0)
                        .map(SchockenPlayer::name)
                        .toList()
                : List.of();
    }

    private static SchockenState anew(SchockenState state, Judging judging) {
        String leader = HalfPhase.playing(state, state.leader().orElseThrow(), judging);
        return NextState.after(state).firstRound(leader).done();
    }

    private static SchockenState annulled(SchockenState state) {
        NextState next = NextState.after(state);
        return state.stage() == Stage.STARTER
                ? next.rollOff(RollOff.of(RollOff.Purpose.STARTER, state.there())).done()
                : next.unleft().firstRound(state.leader().orElseThrow()).done();
    }
}
