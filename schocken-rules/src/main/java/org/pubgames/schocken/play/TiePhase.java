package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.TieBreak;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Narrowed;
import org.pubgames.schocken.rules.Tie;

/** Ties for the lowest and the highest throw, step by step. */
final class TiePhase {

    private final SchockenSettings settings;

    TiePhase(SchockenSettings settings) {
        this.settings = settings;
    }

    /**
     * How a tie came out.
     *
     * @param players one player, those of a roll-off, or nobody
     * @param rollOff whether these have to roll off
     * @param lastFirst whether who threw last begins with that
     */
    record Outcome(List<String> players, boolean rollOff, boolean lastFirst) {
        static final Outcome NOBODY = new Outcome(List.of(), false);

        Outcome(List<String> players, boolean rollOff) {
            this(players, rollOff, false);
        }

        /** The roll-off as it is thrown. */
        RollOff thrown(RollOff rollOff) {
            return lastFirst ? rollOff.backwards() : rollOff;
        }
    }

    /** Follows a chain of tie-breaks; the names are in the order of throwing. */
    Outcome decide(
            SchockenState state,
            Chain chain,
            boolean forLowest,
            List<String> tied,
            Judging judging) {
        List<String> left = tied;
        List<TieBreak> before = new ArrayList<>();
        for (TieBreak step : steps(chain)) {
            Findings found =
                    judging.ask(
                            new Tie(
                                    judging.findings(),
                                    step,
                                    forLowest,
                                    left,
                                    state,
                                    before,
                                    settings));
            before.add(step);
            left = found.effect(Narrowed.class).map(Narrowed::players).orElse(left);
            if (found.has(Effect.ROLL_OFF)) {
                return new Outcome(left, true, found.has(Effect.LAST_FIRST));
            }
            if (found.has(Effect.NO_DISCS)) {
                return Outcome.NOBODY;
            }
            if (left.size() == 1) {
                return new Outcome(left, false);
            }
        }
        // Validation lets no chain end undecided; only a rule set that lost a rule gets here.
        return new Outcome(left.subList(0, 1), false);
    }

    /**
     * Who of those with the highest throw is ahead before any roll-off: the rules are asked and
     * nothing is told, because what is decided by it comes before the tie itself.
     */
    List<String> ahead(SchockenState state, List<String> tied, Judging judging) {
        List<String> left = tied;
        List<TieBreak> before = new ArrayList<>();
        for (TieBreak step : settings.tieHigh()) {
            Findings untold = new Findings();
            judging.put(new Tie(untold, step, false, left, state, before, settings));
            before.add(step);
            left = untold.effect(Narrowed.class).map(Narrowed::players).orElse(left);
            if (left.size() <= 1 || step.deciding()) {
                break;
            }
        }
        return left;
    }

    private List<TieBreak> steps(Chain chain) {
        return switch (chain) {
            case LOW -> settings.tieLow();
            case HIGH -> settings.tieHigh();
            case SCHOCK_AUS -> settings.tieSchockAus();
            case ROLL_OFF -> List.of(TieBreak.ROLL_OFF_SUM);
        };
    }
}
