package org.pubgames.schocken.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.Worth;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.DiscsDue;
import org.pubgames.schocken.rules.Distribution;
import org.pubgames.schocken.rules.Distribution.Due;
import org.pubgames.schocken.rules.Dues;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Giver;
import org.pubgames.schocken.rules.Givers;
import org.pubgames.schocken.rules.Handing;
import org.pubgames.schocken.rules.Pricing;
import org.pubgames.schocken.rules.RollOffResult;
import org.pubgames.schocken.rules.Settled;
import org.pubgames.schocken.rules.Showing;
import org.pubgames.schocken.rules.ThrowAgain;

/** The loser of a round is known: how many discs, from whom, to whom. */
final class DiscPhase {

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final TiePhase ties;

    DiscPhase(SchockenSettings settings, ThrowRanks ranks, TiePhase ties) {
        this.settings = settings;
        this.ranks = ranks;
        this.ties = ties;
    }

    /**
     * A table whose discs are handed out, or that waits for a roll-off first.
     *
     * @param settled what became of the discs; empty while a roll-off is waited for
     */
    record Handed(SchockenState state, Optional<Settled> settled) {

        static Handed of(SchockenState state, Settled settled) {
            return new Handed(state, Optional.of(settled));
        }
    }

    /** Finds what the round costs and hands out the discs. */
    Handed settle(SchockenState state, String loser, Judging judging) {
        Showing showing = ranks.showing(state);
        List<Showing.Laid> highest = showing.highest();
        Worth worth = price(state, highest, loser, judging);
        Dues dues =
                new Dues(
                        judging.findings(),
                        showing.laid(),
                        state.stock(),
                        highest,
                        worth,
                        settings);
        // Where a throw counts as it lies, there is nothing to decide about what it costs.
        Findings found = dues.plain() ? new Findings() : judging.ask(dues);
        if (found.has(Effect.NO_DISCS)) {
            return Handed.of(state, Settled.withoutDiscs(loser));
        }
        Due due =
                new Due(
                        found.effect(DiscsDue.class).map(DiscsDue::discs).orElse(worth.discs()),
                        worth.all(),
                        worth.category() == Category.SCHOCK_AUS);
        List<Showing.Laid> others =
                highest.stream().filter(one -> !one.player().equals(loser)).toList();
        Givers givers = new Givers(Showing.players(others), Showing.dice(others), false);
        return distribute(state, loser, givers, due, judging);
    }

    /** What the throw is worth that sets the discs: the one that the rules name of equal ones. */
    private Worth price(
            SchockenState state, List<Showing.Laid> highest, String loser, Judging judging) {
        if (!Showing.pricesDiffer(highest)) {
            return Showing.dearest(highest);
        }
        Findings found = judging.ask(new Pricing(judging.findings(), state, highest, settings));
        List<Showing.Laid> counting = highest;
        if (found.has(Effect.WINNERS_COUNT)) {
            List<String> others =
                    Showing.players(highest).stream().filter(name -> !name.equals(loser)).toList();
            List<String> ahead = ties.ahead(state, others, judging);
            counting = highest.stream().filter(one -> ahead.contains(one.player())).toList();
        }
        return found.has(Effect.DEAREST_COUNTS)
                ? Showing.dearest(counting)
                : counting.get(0).worth();
    }

    /** A roll-off has named who gives the discs. */
    Handed given(SchockenState state, String giver, RollOff rollOff, Judging judging) {
        Due due = new Due(rollOff.due(), false, false);
        String loser = rollOff.loser().orElseThrow();
        return distribute(state, loser, Givers.chosen(giver), due, judging);
    }

    private Handed distribute(
            SchockenState state, String loser, Givers givers, Due due, Judging judging) {
        Findings found =
                judging.ask(
                        new Distribution(judging.findings(), state, loser, givers, due, settings));
        Optional<Handing> handing = found.effect(Handing.class);
        Optional<Chain> chain = found.effect(Chain.class);
        if (handing.isEmpty() && chain.isPresent()) {
            return breakTie(state, loser, givers, due, chain.get(), judging);
        }
        if (handing.isEmpty()) {
            return Handed.of(state, Settled.withoutDiscs(loser));
        }
        Optional<String> giver =
                givers.chosen()
                        ? Optional.of(givers.players().get(0))
                        : found.effect(Giver.class).map(Giver::player);
        SchockenState next = hand(state, handing.get(), loser, giver);
        int gained = next.seat(loser).discs() - state.seat(loser).discs();
        return Handed.of(next, new Settled(Optional.of(loser), giver, handing.get().all(), gained));
    }

    /** Several have the highest throw, and one of them has to give. */
    private Handed breakTie(
            SchockenState state,
            String loser,
            Givers givers,
            Due due,
            Chain chain,
            Judging judging) {
        TiePhase.Outcome outcome = ties.decide(state, chain, false, givers.players(), judging);
        if (outcome.rollOff()) {
            return rollOff(
                    state,
                    outcome.thrown(RollOff.forGiver(outcome.players(), loser, due.discs())),
                    judging);
        }
        return outcome.players().size() == 1
                ? distribute(state, loser, Givers.chosen(outcome.players().get(0)), due, judging)
                : Handed.of(state, Settled.withoutDiscs(loser));
    }

    /** If all of them have just thrown for the loser, the same throws name the giver. */
    private Handed rollOff(SchockenState state, RollOff rollOff, Judging judging) {
        List<Made> made =
                state.rollOff().map(RollOff::opening).orElse(List.of()).stream()
                        .filter(one -> rollOff.among().contains(one.player()))
                        .toList();
        if (made.size() < rollOff.among().size()) {
            return new Handed(RollOffPhase.await(state, rollOff), Optional.empty());
        }
        Findings found = judging.ask(new RollOffResult(judging.findings(), Purpose.GIVER, made));
        Optional<Giver> giver = found.effect(Giver.class);
        if (giver.isPresent()) {
            return given(state, giver.get().player(), rollOff, judging);
        }
        RollOff again =
                found.effect(ThrowAgain.class)
                        .map(level -> rollOff.again(level.players()))
                        .orElse(rollOff);
        return new Handed(RollOffPhase.await(state, again), Optional.empty());
    }

    private static SchockenState hand(
            SchockenState state, Handing handing, String loser, Optional<String> giver) {
        NextState next = NextState.after(state);
        if (handing.all()) {
            return next.everything(loser).done();
        }
        next.fromStock(loser, handing.fromStock());
        if (giver.isPresent()) {
            if (handing.toMiddle()) {
                next.toMiddle(giver.get(), handing.fromGiver());
            } else {
                next.move(giver.get(), -handing.fromGiver()).move(loser, handing.fromGiver());
            }
        }
        return next.done();
    }
}
