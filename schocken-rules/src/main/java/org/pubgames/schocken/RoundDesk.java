package org.pubgames.schocken;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.DiscDesk.Settled;
import org.pubgames.schocken.PlayerState.Part;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Giver;
import org.pubgames.schocken.rules.HalfCheck;
import org.pubgames.schocken.rules.Holding;
import org.pubgames.schocken.rules.Leaves;
import org.pubgames.schocken.rules.Leaving;
import org.pubgames.schocken.rules.Loser;
import org.pubgames.schocken.rules.Owes;
import org.pubgames.schocken.rules.Showdown;
import org.pubgames.schocken.rules.TwoTwoOneShown;

/** All cups are lifted: who loses the round, who is safe, what it decides. */
final class RoundDesk {

    private static final List<Integer> TWO_TWO_ONE = List.of(2, 2, 1);

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final HalfDesk halves;
    private final TieDesk ties;
    private final DiscDesk discs;

    RoundDesk(SchockenSettings settings, ThrowRanks ranks, HalfDesk halves) {
        this.settings = settings;
        this.ranks = ranks;
        this.halves = halves;
        this.ties = new TieDesk(settings);
        this.discs = new DiscDesk(settings, ranks, ties);
    }

    /** Everybody has shown. */
    void settle(Table table, Judging judging) {
        for (String name : new Showing(table, ranks).worths().keySet()) {
            Hand hand = table.playedHand(name);
            judging.put(
                    ThrowRanks.question(
                            judging,
                            name,
                            hand.combination().orElseThrow(),
                            hand.fromHand(),
                            settings));
        }
        fineTwoTwoOnes(table, judging);
        if (settings.schockAus() == SchockAus.THROWER_LEAVES) {
            letLeave(table, judging);
            if (table.playing().size() == 1) {
                close(table, Settled.NOBODY, judging);
                return;
            }
        }
        Showing showing = new Showing(table, ranks);
        List<String> highest = showing.highest();
        List<String> lowest = showing.lowest();
        List<String> offenders =
                table.order().stream().filter(name -> table.playedHand(name).surplus()).toList();
        Findings found =
                judging.ask(
                        new Showdown(
                                judging.findings(),
                                highest,
                                showing.dice(highest),
                                lowest,
                                showing.dice(lowest),
                                offenders,
                                showing.schockAus().size() == showing.worths().size()));
        Optional<Loser> loser = found.effect(Loser.class);
        if (loser.isPresent()) {
            lost(table, loser.get().player(), judging);
            return;
        }
        List<String> tied = offenders.isEmpty() ? lowest : offenders;
        TieDesk.Outcome outcome =
                found.effect(Chain.class)
                        .map(chain -> ties.decide(table, chain, true, tied, judging))
                        .orElse(TieDesk.Outcome.NOBODY);
        if (outcome.rollOff()) {
            table.await(RollOff.of(Purpose.LOSER, outcome.names()));
        } else if (outcome.names().size() == 1) {
            lost(table, outcome.names().get(0), judging);
        } else {
            close(table, Settled.NOBODY, judging);
        }
    }

    private void fineTwoTwoOnes(Table table, Judging judging) {
        for (RoundResult.Shown shown : new Showing(table, ranks).shown()) {
            if (shown.dice().equals(TWO_TWO_ONE)) {
                judging.ask(
                                new TwoTwoOneShown(
                                        judging.findings(), shown.player(), settings.twoTwoOne()))
                        .effect(Owes.class)
                        .ifPresent(owes -> HalfDesk.owe(table, owes));
            }
        }
    }

    private void lost(Table table, String loser, Judging judging) {
        discs.settle(table, loser, judging).ifPresent(settled -> close(table, settled, judging));
    }

    /** Who threw Schock-Aus leaves, where the variant says so. */
    private void letLeave(Table table, Judging judging) {
        List<String> throwers = new Showing(table, ranks).schockAus();
        boolean all = throwers.size() == table.playing().size();
        for (int i = 0; i < throwers.size(); i++) {
            String name = throwers.get(i);
            judging.ask(
                            new Leaving(
                                    judging.findings(),
                                    name,
                                    table.discsOf(name),
                                    all && i == throwers.size() - 1))
                    .effect(Leaves.class)
                    .ifPresent(leaves -> table.part(leaves.player(), Part.LEFT));
        }
    }

    /** Everybody has thrown in the roll-off. */
    void rolledOff(Table table, Judging judging) {
        RollOff rollOff = table.rollOff.orElseThrow();
        Findings found =
                judging.ask(
                        TieDesk.result(
                                rollOff.throwsMade(), rollOff.purpose(), judging.findings()));
        if (found.has(Effect.ROLL_OFF_AGAIN)) {
            int sign = rollOff.purpose() == Purpose.LOSER ? -1 : 1;
            table.await(rollOff.again(TieDesk.best(rollOff.throwsMade(), sign)));
        } else if (rollOff.purpose() == Purpose.LOSER) {
            found.effect(Loser.class).ifPresent(loser -> lost(table, loser.player(), judging));
        } else {
            found.effect(Giver.class)
                    .ifPresent(
                            giver ->
                                    close(
                                            table,
                                            discs.distribute(
                                                    table,
                                                    rollOff.loser().orElseThrow(),
                                                    giver.player(),
                                                    rollOff.due(),
                                                    judging),
                                            judging));
        }
    }

    /** The discs are where they belong: who is safe, is the half over, who leads next? */
    private void close(Table table, Settled settled, Judging judging) {
        Optional<String> loser = settled.loser();
        boolean twoTwoOne =
                loser.flatMap(table::hand)
                        .filter(hand -> !hand.surplus())
                        .flatMap(Hand::combination)
                        .filter(TWO_TWO_ONE::equals)
                        .isPresent();
        table.lastRound =
                Optional.of(
                        new RoundResult(
                                new Showing(table, ranks).shown(),
                                loser,
                                settled.giver(),
                                settled.discs()));
        table.stockEmptied |= table.stock == 0;
        if (!settled.allTaken()) {
            boolean mustStay =
                    table.playing().size() == 1
                            || (loser.isEmpty()
                                    && table.playing().stream()
                                            .allMatch(player -> player.discs() == 0));
            for (PlayerState player : table.playing()) {
                judging.ask(
                                new Holding(
                                        judging.findings(),
                                        player.name(),
                                        player.discs(),
                                        table.stockEmptied,
                                        mustStay))
                        .effect(Leaves.class)
                        .ifPresent(leaves -> table.part(leaves.player(), Part.SAFE));
            }
        }
        for (PlayerState player : table.everybody()) {
            if (player.part() == Part.SAFE && player.discs() > 0) {
                table.part(player.name(), Part.PLAYING);
            }
        }
        List<String> playing = table.playing().stream().map(PlayerState::name).toList();
        boolean ended =
                halves.check(
                        table,
                        new HalfCheck(
                                judging.findings(),
                                settled.allTaken(),
                                loser.orElse(""),
                                twoTwoOne,
                                settings.twoTwoOne() == TwoTwoOne.LOSE_HALF,
                                table.stockEmptied,
                                playing.stream().filter(name -> table.discsOf(name) > 0).toList(),
                                playing.size(),
                                playing,
                                table.finale),
                        judging);
        if (!ended) {
            halves.nextRound(table, loser, judging);
        }
    }
}
