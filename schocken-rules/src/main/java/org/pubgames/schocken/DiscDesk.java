package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.SchockenSettings.Blind;
import org.pubgames.schocken.SchockenSettings.ShortStock;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.Distribution;
import org.pubgames.schocken.rules.Dues;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Giver;
import org.pubgames.schocken.rules.Giving;
import org.pubgames.schocken.rules.Handing;

/** The loser of a round is known: how many discs, from whom, to whom. */
final class DiscDesk {

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final TieDesk ties;

    DiscDesk(SchockenSettings settings, ThrowRanks ranks, TieDesk ties) {
        this.settings = settings;
        this.ranks = ranks;
        this.ties = ties;
    }

    /**
     * What became of the discs of a round.
     *
     * @param loser who lost it; empty when nobody did
     * @param giver who gave the discs; empty when they came from the stock
     * @param allTaken whether the loser took all discs at once
     * @param discs discs that the loser got
     */
    record Settled(Optional<String> loser, Optional<String> giver, boolean allTaken, int discs) {

        /** A round without a loser. */
        static final Settled NOBODY = new Settled(Optional.empty(), Optional.empty(), false, 0);

        static Settled withoutDiscs(String loser) {
            return new Settled(Optional.of(loser), Optional.empty(), false, 0);
        }
    }

    /**
     * Hands out the discs; where the winner has to give, it must be clear who that is.
     *
     * @return empty when the match waits for a roll-off
     */
    Optional<Settled> settle(Table table, String loser, Judging judging) {
        Showing showing = new Showing(table, ranks);
        List<String> highest = new ArrayList<>(showing.highest());
        Worth best = counting(table, showing, loser);
        Findings dues = dues(highest, best, table, judging);
        if (dues.has(Effect.NO_DISCS)) {
            return Optional.of(Settled.withoutDiscs(loser));
        }
        int due = best.discs() * (dues.has(Effect.DOUBLE) ? 2 : 1);
        boolean topUp = settings.shortStock() == ShortStock.TOP_UP && table.stock < due;
        highest.remove(loser);
        if (best.all() || highest.isEmpty() || (table.stock > 0 && !topUp)) {
            return Optional.of(distribute(table, loser, "", due, judging));
        }
        Findings found =
                judging.ask(new Giving(judging.findings(), highest, showing.dice(highest)));
        Optional<Giver> single = found.effect(Giver.class);
        if (single.isPresent()) {
            return Optional.of(distribute(table, loser, single.get().player(), due, judging));
        }
        TieDesk.Outcome outcome =
                found.effect(Chain.class)
                        .map(chain -> ties.decide(table, chain, false, highest, judging))
                        .orElse(TieDesk.Outcome.NOBODY);
        if (outcome.rollOff()) {
            return giverByRollOff(table, RollOff.forGiver(outcome.names(), loser, due), judging);
        }
        return Optional.of(
                outcome.names().size() == 1
                        ? distribute(table, loser, outcome.names().get(0), due, judging)
                        : Settled.withoutDiscs(loser));
    }

    /**
     * The throw whose discs are due. A house's own list may price equal throws differently: where
     * the winner has to give, the throw that wins the tie for the highest throw counts; where
     * nobody has to win that tie, or only a roll-off would decide it, the one that costs most.
     */
    private Worth counting(Table table, Showing showing, String loser) {
        List<String> highest = showing.highest();
        Worth most = showing.best(highest);
        List<String> givers = highest.stream().filter(name -> !name.equals(loser)).toList();
        if (givers.isEmpty() || !winnerGives(table, highest, most)) {
            return most;
        }
        return showing.best(ties.ahead(table, givers));
    }

    /** Whether the stock cannot pay the most that the highest throws may cost. */
    private boolean winnerGives(Table table, List<String> highest, Worth most) {
        if (table.stock == 0 || settings.shortStock() != ShortStock.TOP_UP) {
            return table.stock == 0;
        }
        boolean doubled = settings.blind() == Blind.DOUBLES && !blind(table, highest).isEmpty();
        return !most.all() && table.stock < most.discs() * (doubled ? 2 : 1);
    }

    private static List<String> blind(Table table, List<String> names) {
        return names.stream().filter(name -> table.playedHand(name).blind()).toList();
    }

    /** What the rules say of the discs that the round is about. */
    private Findings dues(List<String> highest, Worth best, Table table, Judging judging) {
        List<String> blind = blind(table, highest);
        return judging.ask(
                new Dues(
                        judging.findings(),
                        String.join(", ", blind),
                        highest.isEmpty(),
                        best.all(),
                        best.category() == Category.SCHOCK_AUS,
                        best.discs(),
                        !blind.isEmpty(),
                        settings.blind()));
    }

    /** If all of them have just thrown for the loser, the same throws name the giver. */
    private Optional<Settled> giverByRollOff(Table table, RollOff rollOff, Judging judging) {
        List<Made> made =
                table.rollOff.map(RollOff::opening).orElse(List.of()).stream()
                        .filter(one -> rollOff.among().contains(one.player()))
                        .toList();
        if (made.size() < rollOff.among().size()) {
            table.await(rollOff);
            return Optional.empty();
        }
        Findings found = judging.ask(TieDesk.result(made, Purpose.GIVER, judging.findings()));
        Optional<Giver> giver = found.effect(Giver.class);
        if (giver.isPresent()) {
            String loser = rollOff.loser().orElseThrow();
            return Optional.of(
                    distribute(table, loser, giver.get().player(), rollOff.due(), judging));
        }
        table.await(rollOff.again(TieDesk.best(made, 1)));
        return Optional.empty();
    }

    /** The discs of a round whose loser and giver are known; no giver: from the stock. */
    Settled distribute(Table table, String loser, String giver, int due, Judging judging) {
        Worth best = counting(table, new Showing(table, ranks), loser);
        Findings found =
                judging.ask(
                        new Distribution(
                                judging.findings(),
                                loser,
                                giver,
                                best.all(),
                                best.category() == Category.SCHOCK_AUS,
                                table.total(),
                                table.discsOf(loser),
                                due,
                                table.stock,
                                giver.isEmpty() ? 0 : table.discsOf(giver),
                                settings.shortStock(),
                                settings.secondPhase()));
        int before = table.discsOf(loser);
        Optional<Handing> handing = found.effect(Handing.class);
        handing.ifPresent(hands -> hand(table, hands, loser, giver));
        return new Settled(
                Optional.of(loser),
                giver.isEmpty() || handing.isEmpty() ? Optional.empty() : Optional.of(giver),
                handing.filter(Handing::all).isPresent(),
                table.discsOf(loser) - before);
    }

    private static void hand(Table table, Handing handing, String loser, String giver) {
        if (handing.all()) {
            int total = table.total();
            for (String name : table.seats()) {
                table.move(name, -table.discsOf(name));
            }
            table.stock = 0;
            table.returned = 0;
            table.move(loser, total);
            return;
        }
        table.stock -= handing.fromStock();
        table.move(loser, handing.fromStock());
        if (handing.fromGiver() > 0) {
            table.move(giver, -handing.fromGiver());
            if (handing.toMiddle()) {
                table.returned += handing.fromGiver();
            } else {
                table.move(loser, handing.fromGiver());
            }
        }
    }
}
