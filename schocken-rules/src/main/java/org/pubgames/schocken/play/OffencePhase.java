package org.pubgames.schocken.play;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.AskewDice;
import org.pubgames.schocken.rules.Dropped;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Nudging;
import org.pubgames.schocken.rules.Place;

/** Dice that fall, do not lie flat, or are helped along. */
final class OffencePhase {

    private final SchockenSettings settings;
    private final ThrowPhase throwing;

    OffencePhase(SchockenSettings settings, ThrowPhase throwing) {
        this.settings = settings;
        this.throwing = throwing;
    }

    /** Dice were dropped; before the first half it is not remembered. */
    SchockenState dropped(SchockenState state, DiceDropped event, Judging judging) {
        String name = event.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new Dropped(judging.findings(), event, place));
        if (found.forbidden()) {
            return state;
        }
        NextState next = NextState.after(state);
        if (state.stage() != Stage.STARTER) {
            next.dropped(name);
        }
        if (found.has(Effect.REPEAT_THROW)) {
            next.hand(name, NextHand.after(place.hand()).repeated().done());
        }
        return next.done();
    }

    /** Dice do not lie flat. */
    SchockenState askew(SchockenState state, DiceAskew event, Judging judging) {
        String name = event.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new AskewDice(judging.findings(), event, place));
        if (found.has(Effect.OPEN_THROW_AGAIN)) {
            return openThrowAgain(state, name);
        }
        return found.has(Effect.ASKEW)
                ? NextState.with(
                        state, name, NextHand.after(place.hand()).repeated().askew().done())
                : state;
    }

    private static SchockenState openThrowAgain(SchockenState state, String name) {
        return state.rollOff()
                .map(open -> NextState.after(state).rollOff(open.without(name)).done())
                .orElse(state);
    }

    /** Dice are nudged. */
    SchockenState nudged(SchockenState state, DiceNudged event, Judging judging) {
        String name = event.player();
        Place place = Place.of(state, name, settings);
        Findings found = judging.put(new Nudging(judging.findings(), event, place));
        if (found.has(Effect.OPEN_THROW_AGAIN)) {
            return openThrowAgain(state, name);
        }
        if (state.tied()) {
            return state;
        }
        boolean counts = !place.hand().due();
        if (found.has(Effect.ASKEW)) {
            return NextState.with(
                    state, name, NextHand.after(place.hand()).repeated().askew().done());
        }
        if (counts && found.has(Effect.NUDGED_FLAT)) {
            return NextState.with(state, name, NextHand.after(place.hand()).knocked().done());
        }
        if (counts && found.has(Effect.KNOCKED)) {
            NextHand again = NextHand.after(place.hand()).repeated().askew().knocked();
            return NextState.with(state, name, again.done());
        }
        if (found.has(Effect.NUDGED_FLAT)) {
            SchockenState flat =
                    NextState.with(state, name, NextHand.after(place.hand()).flat().done());
            return throwing.lastThrow(flat, name, judging);
        }
        return found.has(Effect.KNOCKED)
                ? NextState.with(state, name, NextHand.after(place.hand()).knocked().done())
                : state;
    }
}
