package org.pubgames.schocken.play;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.StarterOrder;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Settled;
import org.pubgames.schocken.rules.Sought;
import org.pubgames.schocken.rules.Starter;
import org.pubgames.schocken.rules.StarterDiscs;
import org.pubgames.schocken.rules.StarterDues;
import org.pubgames.schocken.rules.StarterOrdering;
import org.pubgames.schocken.rules.StarterResult;
import org.pubgames.schocken.rules.StarterThrow;
import org.pubgames.schocken.rules.ThrowAgain;

/** Throws for the start of the first game. */
final class StartPhase {

    private static final Comparator<Made> BY_PIPS =
            Comparator.comparingInt(Made::pips).thenComparingInt(StartPhase::number);

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final RoundPhase rounds;

    StartPhase(SchockenSettings settings, ThrowRanks ranks, RoundPhase rounds) {
        this.settings = settings;
        this.ranks = ranks;
        this.rounds = rounds;
    }

    /** A throw for the start. */
    SchockenState thrown(SchockenState state, StarterThrown thrown, Judging judging) {
        Findings found = judging.put(new StarterThrow(judging.findings(), thrown, state, settings));
        if (found.forbidden() || !found.has(Effect.STARTER_THROW)) {
            return state;
        }
        Made made = new Made(thrown.player(), thrown.dice());
        return NextState.after(state).rollOff(state.rollOff().orElseThrow().with(made)).done();
    }

    /** Everybody has thrown for the start. */
    SchockenState decide(SchockenState state, Judging judging) {
        RollOff rollOff = state.rollOff().orElseThrow();
        Findings ordering = judging.ask(new StarterOrdering(judging.findings(), settings));
        Optional<Sought> which = ordering.effect(Sought.class);
        Optional<StarterOrder> order = ordering.effect(StarterOrder.class);
        if (which.isEmpty() || order.isEmpty()) {
            // Two rules always say it; where a rule set lost one, nobody can be found.
            return NextState.after(state).rollOff(rollOff.again(rollOff.among())).done();
        }
        Sought sought = which.get();
        List<Made> best = best(rollOff.inOrder(), sought, order.get());
        Findings found =
                judging.ask(
                        new StarterResult(
                                judging.findings(), sought, best, rollOff.throwsMade(), settings));
        Optional<ThrowAgain> again = found.effect(ThrowAgain.class);
        if (again.isPresent()) {
            return NextState.after(state).rollOff(rollOff.again(again.get().players())).done();
        }
        return found.effect(Starter.class)
                .map(starter -> begin(state, starter.player(), rollOff, judging))
                .orElse(state);
    }

    /** The highest or the lowest throws, in the order of throwing. */
    private List<Made> best(List<Made> made, Sought sought, StarterOrder order) {
        Comparator<Made> upwards = order == StarterOrder.RANKING ? byRank() : BY_PIPS;
        Comparator<Made> better = sought == Sought.LOWEST ? upwards.reversed() : upwards;
        return made.stream()
                .filter(mine -> made.stream().noneMatch(one -> better.compare(one, mine) > 0))
                .toList();
    }

    private Comparator<Made> byRank() {
        return Comparator.comparing(made -> ranks.worth(made.dice(), true));
    }

    /** The dice as one number, the highest first: of equal sums the highest die decides. */
    private static int number(Made made) {
        return made.dice().stream().reduce(0, (number, pips) -> 10 * number + pips);
    }

    /** The first round, or the second half where the throw for the start has lost the first. */
    private SchockenState begin(
            SchockenState state, String starter, RollOff rollOff, Judging judging) {
        SchockenState paid = pay(state, starter, rollOff, judging);
        int discs = paid.seat(starter).discs();
        Settled settled = new Settled(Optional.of(starter), Optional.empty(), false, discs);
        return paid.stock() == 0
                ? rounds.end(paid, settled, judging, next -> first(next, starter))
                : first(paid, starter);
    }

    private static SchockenState first(SchockenState state, String starter) {
        return NextState.after(state).firstRound(starter).done();
    }

    /**
     * Where the throw for the start already deals discs, the highest of all throws sets them; one
     * die alone has no rank.
     */
    private SchockenState pay(
            SchockenState state, String starter, RollOff rollOff, Judging judging) {
        Made highest = Collections.max(rollOff.opening(), Comparator.comparing(Made::pips));
        if (highest.dice().size() < Hand.DICE) {
            return state;
        }
        highest = Collections.max(rollOff.opening(), byRank());
        return judging.ask(
                        new StarterDues(
                                judging.findings(),
                                starter,
                                highest.dice(),
                                ranks.worth(highest.dice(), true),
                                state.stock(),
                                settings))
                .effect(StarterDiscs.class)
                .map(due -> NextState.after(state).fromStock(starter, due.discs()).done())
                .orElse(state);
    }
}
