package org.pubgames.schocken;

import java.util.List;
import java.util.function.ToIntFunction;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.SchockenSettings.TieBreak;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Narrowed;
import org.pubgames.schocken.rules.RollOffResult;
import org.pubgames.schocken.rules.Tie;

/** Ties for the lowest and the highest throw, step by step. */
final class TieDesk {

    private final SchockenSettings settings;

    TieDesk(SchockenSettings settings) {
        this.settings = settings;
    }

    /** How a tie came out: one name, a roll-off of some, or nobody. */
    record Outcome(List<String> names, boolean rollOff) {
        static final Outcome NOBODY = new Outcome(List.of(), false);
    }

    /** Follows a chain of tie-breaks; the names are in the order of throwing. */
    Outcome decide(
            Table table, Chain chain, boolean forLowest, List<String> tied, Judging judging) {
        List<String> left = tied;
        for (TieBreak step : steps(chain)) {
            List<String> narrowed = narrowed(table, step, forLowest, left);
            Findings found =
                    judging.ask(new Tie(judging.findings(), step, forLowest, left, narrowed));
            left = found.effect(Narrowed.class).map(Narrowed::players).orElse(left);
            if (found.has(Effect.ROLL_OFF)) {
                return new Outcome(left, true);
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
     * Who of those with the highest throw is ahead by the throws alone, before any roll-off; a
     * preview that tells nothing to the rules. The names are in the order of throwing.
     */
    List<String> ahead(Table table, List<String> tied) {
        List<String> left = tied;
        for (TieBreak step : settings.tieHigh()) {
            left = narrowed(table, step, false, left);
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

    /** Who is left in a tie after a step; the names are in the order of throwing. */
    private static List<String> narrowed(
            Table table, TieBreak step, boolean forLowest, List<String> tied) {
        return switch (step) {
            case HAND_FIRST -> {
                List<String> left =
                        tied.stream()
                                .filter(name -> table.playedHand(name).fromHand() != forLowest)
                                .toList();
                yield left.isEmpty() ? tied : left;
            }
            case FEWER_THROWS -> {
                ToIntFunction<String> used = name -> table.playedHand(name).used();
                int wanted =
                        forLowest
                                ? tied.stream().mapToInt(used).max().orElse(0)
                                : tied.stream().mapToInt(used).min().orElse(0);
                yield tied.stream().filter(name -> used.applyAsInt(name) == wanted).toList();
            }
            case EARLIER_BETTER -> List.of(tied.get(forLowest ? tied.size() - 1 : 0));
            case LATER_BETTER -> List.of(tied.get(forLowest ? 0 : tied.size() - 1));
            case ROLL_OFF_SUM, NO_DISCS -> tied;
        };
    }

    /** A roll-off that is thrown out, as a question. */
    static RollOffResult result(List<Made> made, Purpose purpose, Findings findings) {
        return new RollOffResult(
                findings,
                purpose == Purpose.LOSER,
                best(made, -1),
                made.stream().mapToInt(Made::pips).min().orElse(0),
                best(made, 1),
                made.stream().mapToInt(Made::pips).max().orElse(0));
    }

    /** Who threw most pips, or with a negative sign fewest. */
    static List<String> best(List<Made> made, int sign) {
        return made.stream()
                .filter(
                        mine ->
                                made.stream()
                                        .noneMatch(
                                                other -> sign * (other.pips() - mine.pips()) > 0))
                .map(Made::player)
                .toList();
    }
}
