package org.pubgames.schocken;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.SchockenSettings.GameStarter;
import org.pubgames.schocken.SchockenSettings.StarterOrder;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.HalfCheck;
import org.pubgames.schocken.rules.RollOffThrow;
import org.pubgames.schocken.rules.Starter;
import org.pubgames.schocken.rules.StarterDiscs;
import org.pubgames.schocken.rules.StarterDues;
import org.pubgames.schocken.rules.StarterResult;
import org.pubgames.schocken.rules.StarterThrow;

/** Throws that are made in the open: for the start, and to settle a tie. */
final class StartDesk {

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final HalfDesk halves;

    StartDesk(SchockenSettings settings, ThrowRanks ranks, HalfDesk halves) {
        this.settings = settings;
        this.ranks = ranks;
        this.halves = halves;
    }

    void starterThrown(Table table, SchockenEvent.StarterThrown thrown, Judging judging) {
        Findings findings =
                judging.put(
                        new StarterThrow(
                                judging.findings(),
                                thrown.player(),
                                table.stage == Stage.STARTER,
                                table.inTurn(thrown.player()),
                                table.expected(),
                                settings.starterDice(),
                                thrown.dice(),
                                ThrowDesk.impossible(thrown.dice())));
        if (findings.forbidden() || !findings.has(Effect.STARTER_THROW)) {
            return;
        }
        RollOff rollOff =
                table.rollOff.orElseThrow().with(new Made(thrown.player(), thrown.dice()));
        table.rollOff = Optional.of(rollOff);
        if (rollOff.waiting().isEmpty()) {
            decide(table, rollOff, judging);
        }
    }

    private void decide(Table table, RollOff rollOff, Judging judging) {
        boolean lowest =
                settings.gameStarter() == GameStarter.ONE_DIE_LOWEST
                        || settings.gameStarter() == GameStarter.THREE_DICE_LOWEST;
        boolean threeDice = settings.starterDice() == Hand.DICE;
        Comparator<Made> order = lowest ? order(threeDice).reversed() : order(threeDice);
        List<Made> made = rollOff.throwsMade();
        List<Made> best =
                made.stream()
                        .filter(
                                mine ->
                                        made.stream()
                                                .noneMatch(other -> order.compare(other, mine) > 0))
                        .toList();
        List<String> names = best.stream().map(Made::player).toList();
        Findings found =
                judging.ask(
                        new StarterResult(
                                judging.findings(),
                                lowest,
                                settings.starterTie(),
                                settings.starterOrder(),
                                threeDice,
                                names,
                                Showing.written(best.get(0).dice())));
        if (found.has(Effect.STARTER_AGAIN)) {
            table.rollOff = Optional.of(rollOff.again(names));
        }
        found.effect(Starter.class)
                .ifPresent(starter -> begin(table, starter.player(), rollOff, judging));
    }

    /** The first round, or the second half where the throw for the start has lost the first. */
    private void begin(Table table, String starter, RollOff rollOff, Judging judging) {
        pay(table, starter, rollOff, judging);
        if (table.stock == 0) {
            table.stockEmptied = true;
            List<String> names = table.seats();
            HalfCheck check =
                    new HalfCheck(
                            judging.findings(),
                            false,
                            starter,
                            false,
                            false,
                            true,
                            List.of(starter),
                            names.size(),
                            names,
                            false);
            if (halves.check(table, check, judging)) {
                return;
            }
        }
        table.beginRound(starter);
    }

    /** Where the throw for the start already deals discs, the highest of all throws sets them. */
    private void pay(Table table, String starter, RollOff rollOff, Judging judging) {
        if (settings.starterDice() != Hand.DICE) {
            return;
        }
        Made highest =
                Collections.max(
                        rollOff.opening(),
                        Comparator.comparing(made -> ranks.worth(made.dice(), true)));
        Worth worth = ranks.worth(highest.dice(), true);
        judging.ask(
                        new StarterDues(
                                judging.findings(),
                                starter,
                                Showing.written(highest.dice()),
                                worth.all() ? table.stock : Math.min(worth.discs(), table.stock),
                                settings.starterPays()))
                .effect(StarterDiscs.class)
                .ifPresent(
                        due -> {
                            table.stock -= due.discs();
                            table.move(starter, due.discs());
                        });
    }

    private Comparator<Made> order(boolean threeDice) {
        if (threeDice && settings.starterOrder() == StarterOrder.RANKING) {
            return Comparator.comparing(made -> ranks.worth(made.dice(), true));
        }
        return Comparator.comparingInt(Made::pips).thenComparingInt(StartDesk::digits);
    }

    /** The dice as one number, the highest first: of equal sums the highest die decides. */
    private static int digits(Made made) {
        return made.dice().stream().reduce(0, (number, pips) -> 10 * number + pips);
    }

    /**
     * A throw of a roll-off.
     *
     * @return whether it was the last one that was waited for
     */
    boolean rollOffThrown(Table table, SchockenEvent.RollOffThrown thrown, Judging judging) {
        List<Integer> dice = thrown.dice();
        List<Integer> impossible = ThrowDesk.impossible(dice);
        List<String> waiting = table.stage == Stage.ROLL_OFF ? table.waitingFor() : List.of();
        Findings findings =
                judging.put(
                        new RollOffThrow(
                                judging.findings(),
                                thrown.player(),
                                table.stage == Stage.ROLL_OFF,
                                waiting.contains(thrown.player()),
                                waiting,
                                dice,
                                impossible,
                                dice.size() == Hand.DICE && impossible.isEmpty()));
        if (!findings.has(Effect.ROLL_OFF_THROW)) {
            return false;
        }
        RollOff rollOff = table.rollOff.orElseThrow().with(new Made(thrown.player(), dice));
        table.rollOff = Optional.of(rollOff);
        return rollOff.waiting().isEmpty();
    }
}
