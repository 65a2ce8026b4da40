package org.example.bull;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Outcome;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.GameDefinition;
import org.pubgames.core.spi.Judging;
import org.pubgames.core.spi.Referee;
import org.pubgames.core.spi.VariantRules;

/** Ringing the bull: what the rules are asked, and what is done with their answers. */
public final class RingingTheBull extends GameDefinition<BullState, BullEvent, BullSettings> {

    public RingingTheBull() {
        super("ringing-the-bull", BullState.class, BullEvent.class, BullSettings.class);
    }

    @Override
    public Referee<BullState, BullEvent> referee(VariantRules<BullSettings> rules, Seats seats) {
        return new BullReferee(rules.settings(), seats.names());
    }

    private record BullReferee(BullSettings settings, List<String> names)
            implements Referee<BullState, BullEvent> {

        @Override
        public BullState opening() {
            return new BullState(names, Collections.nCopies(names.size(), 0), 0, 0, false);
        }

        @Override
        public BullState judge(BullState state, BullEvent event, Judging judging) {
            BullEvent.Swung swung = (BullEvent.Swung) event;
            Findings found = judging.put(new Swing(judging.findings(), state, swung, settings));
            return state.after(
                    found.points(),
                    found.has(Swing.Effect.RING_PASSED),
                    found.has(Swing.Effect.MATCH_WON));
        }

        @Override
        public Turn turn(BullState state) {
            return state.won() ? new Turn.Over() : new Turn.Player(state.thrower());
        }

        @Override
        public Optional<List<Outcome.Place>> places(BullState state) {
            return Optional.of(Outcome.ranked(names, state.points())).filter(all -> state.won());
        }
    }
}
