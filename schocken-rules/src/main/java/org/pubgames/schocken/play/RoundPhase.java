package org.pubgames.schocken.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.RoundResult;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.HalfLost;
import org.pubgames.schocken.rules.Lead;
import org.pubgames.schocken.rules.Leaves;
import org.pubgames.schocken.rules.Leaving;
import org.pubgames.schocken.rules.Loser;
import org.pubgames.schocken.rules.OutAgain;
import org.pubgames.schocken.rules.Owes;
import org.pubgames.schocken.rules.PlaysAgain;
import org.pubgames.schocken.rules.RoundEnd;
import org.pubgames.schocken.rules.Safe;
import org.pubgames.schocken.rules.Settled;
import org.pubgames.schocken.rules.Showdown;
import org.pubgames.schocken.rules.Showing;
import org.pubgames.schocken.rules.ThrownDice;

/** All cups are lifted: who loses the round, who is safe, what it decides. */
final class RoundPhase {

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final HalfPhase halves;
    private final TiePhase ties;
    private final DiscPhase discs;

    RoundPhase(SchockenSettings settings, ThrowRanks ranks, HalfPhase halves) {
        this.settings = settings;
        this.ranks = ranks;
        this.halves = halves;
        this.ties = new TiePhase(settings);
        this.discs = new DiscPhase(settings, ranks, ties);
    }

    /** Everybody has shown. */
    SchockenState settle(SchockenState state, Judging judging) {
        SchockenState ranked = rank(state, judging);
        SchockenState left = letLeave(ranked, judging);
        if (left.playing().size() == 1) {
            return close(left, Settled.NOBODY, judging);
        }
        List<String> offenders =
                left.order().stream().filter(name -> left.playedHand(name).surplus()).toList();
        Showing showing = ranks.showing(left);
        Findings found =
                judging.ask(new Showdown(judging.findings(), showing, offenders, settings));
        Optional<Loser> loser = found.effect(Loser.class);
        if (loser.isPresent()) {
            return lost(left, loser.get().player(), judging);
        }
        List<String> tied = offenders.isEmpty() ? Showing.players(showing.lowest()) : offenders;
        TiePhase.Outcome outcome =
                found.effect(Chain.class)
                        .map(chain -> ties.decide(left, chain, true, tied, judging))
                        .orElse(TiePhase.Outcome.NOBODY);
        if (outcome.rollOff()) {
            return RollOffPhase.await(
                    left, outcome.thrown(RollOff.of(Purpose.LOSER, outcome.players())));
        }
        return outcome.players().size() == 1
                ? lost(left, outcome.players().get(0), judging)
                : close(left, Settled.NOBODY, judging);
    }

    /** Says what every throw is worth, and what it costs beside the discs. */
    private SchockenState rank(SchockenState state, Judging judging) {
        NextState next = NextState.after(state);
        for (Showing.Laid laid : ranks.showing(state).laid()) {
            judging.ask(
                            new ThrownDice(
                                    judging.findings(),
                                    laid.player(),
                                    laid.dice(),
                                    state.playedHand(laid.player()).fromHand(),
                                    settings))
                    .effect(Owes.class)
                    .ifPresent(next::owe);
        }
        return next.done();
    }

    /** Who threw Schock-Aus may leave; the same state when nobody does. */
    private SchockenState letLeave(SchockenState state, Judging judging) {
        List<String> throwers = ranks.showing(state).schockAus();
        boolean all = throwers.size() == state.playing().size();
        SchockenState next = state;
        for (int i = 0; i < throwers.size(); i++) {
            String name = throwers.get(i);
            boolean last = all && i == throwers.size() - 1;
            int held = state.seat(name).discs();
            Optional<Leaves> leaves =
                    judging.ask(new Leaving(judging.findings(), name, held, last, settings))
                            .effect(Leaves.class);
            if (leaves.isPresent()) {
                next = NextState.after(next).part(name, Part.LEFT).done();
            }
        }
        return next;
    }

    /** The loser of the round is known. */
    SchockenState lost(SchockenState state, String loser, Judging judging) {
        DiscPhase.Handed handed = discs.settle(state, loser, judging);
        return close(handed, judging);
    }

    /** A roll-off has named who gives the discs. */
    SchockenState given(SchockenState state, String giver, RollOff rollOff, Judging judging) {
        return close(discs.given(state, giver, rollOff, judging), judging);
    }

    private SchockenState close(DiscPhase.Handed handed, Judging judging) {
        return handed.settled().isEmpty()
                ? handed.state()
                : close(handed.state(), handed.settled().get(), judging);
    }

    /** The discs are where they belong. */
    private SchockenState close(SchockenState state, Settled settled, Judging judging) {
        SchockenState next =
                NextState.after(state)
                        .lastRound(
                                new RoundResult(
                                        shown(state),
                                        settled.loser(),
                                        settled.giver(),
                                        settled.discs()))
                        .done();
        return end(
                next,
                settled,
                judging,
                after -> halves.lead(after, Lead.Before.ROUND, settled.loser(), judging));
    }

    /** How play goes on where the half is not lost. */
    interface Otherwise {
        SchockenState after(SchockenState state);
    }

    /**
     * The table after the discs are where they belong.
     *
     * @param state with who is safe and who plays again
     * @param lost who has lost the half, when somebody has; it is not closed yet
     */
    record Ended(SchockenState state, Optional<HalfLost> lost) {}

    /** Who is safe, who plays again, is the half lost? What follows from that follows here. */
    SchockenState end(SchockenState state, Settled settled, Judging judging, Otherwise otherwise) {
        Ended ended = ended(state, settled, List.of(), judging);
        return ended.lost().isPresent()
                ? halves.close(ended.state(), ended.lost().get().player(), judging)
                : otherwise.after(ended.state());
    }

    /**
     * Who is safe, who plays again, is the half lost?
     *
     * @param along who plays the round that has just begun although he has no discs
     */
    Ended ended(SchockenState state, Settled settled, List<String> along, Judging judging) {
        SchockenState ended = NextState.after(state).markStock().done();
        Findings found =
                judging.ask(new RoundEnd(judging.findings(), ended, settled, along, settings));
        NextState next = NextState.after(ended);
        found.effect(Owes.class).ifPresent(next::owe);
        found.effect(Safe.class)
                .ifPresent(safe -> safe.players().forEach(name -> next.part(name, Part.SAFE)));
        found.effect(OutAgain.class)
                .ifPresent(out -> out.players().forEach(name -> next.part(name, Part.WATCHING)));
        found.effect(PlaysAgain.class)
                .ifPresent(again -> again.players().forEach(name -> next.part(name, Part.PLAYING)));
        return new Ended(next.done(), found.effect(HalfLost.class));
    }

    /** The round as the state keeps it. */
    private List<RoundResult.Shown> shown(SchockenState state) {
        List<RoundResult.Shown> shown = new ArrayList<>();
        for (String name : state.order()) {
            Hand hand = state.playedHand(name);
            if (!hand.surplus()) {
                hand.combination().ifPresent(dice -> shown.add(shown(name, dice, hand)));
            }
        }
        return shown;
    }

    private RoundResult.Shown shown(String name, List<Integer> dice, Hand hand) {
        Category category = ranks.worth(dice, hand.fromHand()).category();
        return new RoundResult.Shown(
                name, dice, category, settings.named(category, dice, hand.fromHand()), hand.used());
    }
}
