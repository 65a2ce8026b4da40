package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Hearing;
import org.pubgames.schocken.PlayerState.Part;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.RollOff.Purpose;
import org.pubgames.schocken.SchockenSettings.SchockAus;
import org.pubgames.schocken.SchockenSettings.ShortStock;
import org.pubgames.schocken.SchockenSettings.TwoTwoOne;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Chain;
import org.pubgames.schocken.rules.Distribution;
import org.pubgames.schocken.rules.Dues;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.Giver;
import org.pubgames.schocken.rules.Giving;
import org.pubgames.schocken.rules.HalfCheck;
import org.pubgames.schocken.rules.Handing;
import org.pubgames.schocken.rules.Holding;
import org.pubgames.schocken.rules.Leaves;
import org.pubgames.schocken.rules.Leaving;
import org.pubgames.schocken.rules.Loser;
import org.pubgames.schocken.rules.RollOffResult;
import org.pubgames.schocken.rules.Showdown;

/** All cups are lifted: who loses, who gives, and where the discs go. */
final class RoundDesk {

    private static final List<Integer> TWO_TWO_ONE = List.of(2, 2, 1);

    private final SchockenSettings settings;
    private final ThrowRanks ranks;
    private final HalfDesk halves;
    private final TieDesk ties;

    RoundDesk(SchockenSettings settings, ThrowRanks ranks, HalfDesk halves) {
        this.settings = settings;
        this.ranks = ranks;
        this.halves = halves;
        this.ties = new TieDesk(settings);
    }

    /** What everybody's throw is worth, leader first; void throws and leavers are not in it. */
    private Map<String, Worth> worths(Table table) {
        Map<String, Worth> worths = new LinkedHashMap<>();
        for (String name : table.order()) {
            Hand hand = table.playedHand(name);
            if (!hand.surplus() && table.player(name).part() != Part.LEFT) {
                hand.combination()
                        .ifPresent(dice -> worths.put(name, ranks.worth(dice, hand.fromHand())));
            }
        }
        return worths;
    }

    private static List<String> extreme(Map<String, Worth> worths, int sign) {
        List<String> names = new ArrayList<>();
        worths.forEach(
                (name, worth) -> {
                    if (worths.values().stream()
                            .noneMatch(other -> sign * other.compareTo(worth) > 0)) {
                        names.add(name);
                    }
                });
        return names;
    }

    /** What the highest throw of the round is worth. */
    private static Worth best(Map<String, Worth> worths) {
        return worths.values().stream().max(Comparator.naturalOrder()).orElse(Worth.nothing(""));
    }

    private static String dice(Table table, List<String> names) {
        return String.join(
                ", ",
                names.stream()
                        .flatMap(name -> table.playedHand(name).combination().stream())
                        .map(RoundDesk::written)
                        .distinct()
                        .toList());
    }

    static String written(List<Integer> dice) {
        return String.join("-", dice.stream().map(String::valueOf).toList());
    }

    /** Everybody has shown. */
    void settle(Table table, Hearing hearing) {
        for (String name : worths(table).keySet()) {
            Hand hand = table.playedHand(name);
            hearing.hear(
                    ThrowRanks.question(
                            hearing,
                            name,
                            hand.combination().orElseThrow(),
                            hand.fromHand(),
                            settings));
        }
        if (settings.schockAus() == SchockAus.THROWER_LEAVES) {
            letLeave(table, hearing);
            if (table.playing().size() == 1) {
                close(table, Optional.empty(), Optional.empty(), false, 0, hearing);
                return;
            }
        }
        Map<String, Worth> worths = worths(table);
        List<String> highest = extreme(worths, 1);
        List<String> lowest = extreme(worths, -1);
        List<String> offenders =
                table.order().stream().filter(name -> table.playedHand(name).surplus()).toList();
        boolean allSchockAus =
                worths.values().stream().allMatch(worth -> worth.category() == Category.SCHOCK_AUS);
        Findings found =
                hearing.ask(
                        new Showdown(
                                hearing.findings(),
                                highest,
                                dice(table, highest),
                                lowest,
                                dice(table, lowest),
                                offenders,
                                allSchockAus));
        Optional<Loser> loser = found.effect(Loser.class);
        if (loser.isPresent()) {
            findGiver(table, loser.get().player(), hearing);
            return;
        }
        List<String> tied = offenders.isEmpty() ? lowest : offenders;
        TieDesk.Outcome outcome =
                found.effect(Chain.class)
                        .map(chain -> ties.decide(table, chain, true, tied, hearing))
                        .orElse(TieDesk.Outcome.NOBODY);
        if (outcome.rollOff()) {
            await(table, RollOff.of(Purpose.LOSER, outcome.names()));
        } else if (outcome.names().size() == 1) {
            findGiver(table, outcome.names().get(0), hearing);
        } else {
            close(table, Optional.empty(), Optional.empty(), false, 0, hearing);
        }
    }

    /** Who threw Schock-Aus leaves, where the variant says so. */
    private void letLeave(Table table, Hearing hearing) {
        List<String> throwers = new ArrayList<>();
        worths(table)
                .forEach(
                        (name, worth) -> {
                            if (worth.category() == Category.SCHOCK_AUS) {
                                throwers.add(name);
                            }
                        });
        boolean all = throwers.size() == table.playing().size();
        for (int i = 0; i < throwers.size(); i++) {
            String name = throwers.get(i);
            hearing.ask(
                            new Leaving(
                                    hearing.findings(),
                                    name,
                                    table.discsOf(name),
                                    all && i == throwers.size() - 1))
                    .effect(Leaves.class)
                    .ifPresent(leaves -> table.part(leaves.player(), Part.LEFT));
        }
    }

    private static void await(Table table, RollOff rollOff) {
        table.stage = Stage.ROLL_OFF;
        table.rollOff = Optional.of(rollOff);
    }

    /** Everybody has thrown in the roll-off. */
    void rolledOff(Table table, Hearing hearing) {
        RollOff rollOff = table.rollOff.orElseThrow();
        Findings found =
                hearing.ask(result(rollOff.throwsMade(), rollOff.purpose(), hearing.findings()));
        if (found.has(Effect.ROLL_OFF_AGAIN)) {
            List<String> tied =
                    best(rollOff.throwsMade(), rollOff.purpose() == Purpose.LOSER ? -1 : 1);
            await(table, rollOff.again(inOrder(rollOff, tied)));
        } else if (rollOff.purpose() == Purpose.LOSER) {
            found.effect(Loser.class).ifPresent(loser -> findGiver(table, loser.player(), hearing));
        } else {
            found.effect(Giver.class)
                    .ifPresent(
                            giver ->
                                    distribute(
                                            table,
                                            rollOff.loser().orElseThrow(),
                                            giver.player(),
                                            rollOff.due(),
                                            hearing));
        }
    }

    private static List<String> inOrder(RollOff rollOff, List<String> names) {
        return rollOff.among().stream().filter(names::contains).toList();
    }

    private static RollOffResult result(List<Made> made, Purpose purpose, Findings findings) {
        return new RollOffResult(
                findings,
                purpose == Purpose.LOSER,
                best(made, -1),
                made.stream().mapToInt(Made::pips).min().orElse(0),
                best(made, 1),
                made.stream().mapToInt(Made::pips).max().orElse(0));
    }

    private static List<String> best(List<Made> made, int sign) {
        return made.stream()
                .filter(
                        mine ->
                                made.stream()
                                        .noneMatch(
                                                other -> sign * (other.pips() - mine.pips()) > 0))
                .map(Made::player)
                .toList();
    }

    /** The loser is known; where the winner has to give, it must be clear who that is. */
    private void findGiver(Table table, String loser, Hearing hearing) {
        Map<String, Worth> worths = worths(table);
        List<String> highest = new ArrayList<>(extreme(worths, 1));
        Findings dues = dues(highest, best(worths), table, hearing);
        if (dues.has(Effect.NO_DISCS)) {
            close(table, Optional.of(loser), Optional.empty(), false, 0, hearing);
            return;
        }
        int due = best(worths).discs() * (dues.has(Effect.DOUBLE) ? 2 : 1);
        boolean topUp = settings.shortStock() == ShortStock.TOP_UP && table.stock < due;
        highest.remove(loser);
        if (best(worths).all() || highest.isEmpty() || (table.stock > 0 && !topUp)) {
            distribute(table, loser, "", due, hearing);
            return;
        }
        Findings found = hearing.ask(new Giving(hearing.findings(), highest, dice(table, highest)));
        Optional<Giver> single = found.effect(Giver.class);
        if (single.isPresent()) {
            distribute(table, loser, single.get().player(), due, hearing);
            return;
        }
        TieDesk.Outcome outcome =
                found.effect(Chain.class)
                        .map(chain -> ties.decide(table, chain, false, highest, hearing))
                        .orElse(TieDesk.Outcome.NOBODY);
        if (outcome.rollOff()) {
            giverByRollOff(table, RollOff.forGiver(outcome.names(), loser, due), hearing);
        } else if (outcome.names().size() == 1) {
            distribute(table, loser, outcome.names().get(0), due, hearing);
        } else {
            close(table, Optional.of(loser), Optional.empty(), false, 0, hearing);
        }
    }

    /** What the rules say of the discs that the round is about. */
    private Findings dues(List<String> highest, Worth best, Table table, Hearing hearing) {
        List<String> blind =
                highest.stream().filter(name -> table.playedHand(name).blind()).toList();
        return hearing.ask(
                new Dues(
                        hearing.findings(),
                        String.join(", ", blind),
                        highest.isEmpty(),
                        best.all(),
                        best.category() == Category.SCHOCK_AUS,
                        best.discs(),
                        !blind.isEmpty(),
                        settings.blind()));
    }

    /** If all of them have just thrown for the loser, the same throws name the giver. */
    private void giverByRollOff(Table table, RollOff rollOff, Hearing hearing) {
        List<Made> made =
                table.rollOff.map(RollOff::opening).orElse(List.of()).stream()
                        .filter(one -> rollOff.among().contains(one.player()))
                        .toList();
        if (made.size() < rollOff.among().size()) {
            await(table, rollOff);
            return;
        }
        Findings found = hearing.ask(result(made, Purpose.GIVER, hearing.findings()));
        Optional<Giver> giver = found.effect(Giver.class);
        if (giver.isPresent()) {
            String loser = rollOff.loser().orElseThrow();
            distribute(table, loser, giver.get().player(), rollOff.due(), hearing);
        } else {
            await(table, rollOff.again(inOrder(rollOff, best(made, 1))));
        }
    }

    private void distribute(Table table, String loser, String giver, int due, Hearing hearing) {
        Findings found =
                hearing.ask(
                        new Distribution(
                                hearing.findings(),
                                loser,
                                giver,
                                best(worths(table)).all(),
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
        close(
                table,
                Optional.of(loser),
                giver.isEmpty() || handing.isEmpty() ? Optional.empty() : Optional.of(giver),
                handing.filter(Handing::all).isPresent(),
                table.discsOf(loser) - before,
                hearing);
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

    /** The discs are where they belong: who is safe, is the half over, who leads next? */
    private void close(
            Table table,
            Optional<String> loser,
            Optional<String> giver,
            boolean allTaken,
            int discs,
            Hearing hearing) {
        boolean twoTwoOne =
                loser.flatMap(table::hand)
                        .filter(hand -> !hand.surplus())
                        .flatMap(Hand::combination)
                        .filter(TWO_TWO_ONE::equals)
                        .isPresent();
        table.lastRound = Optional.of(new RoundResult(shown(table), loser, giver, discs));
        table.stockEmptied |= table.stock == 0;
        if (!allTaken) {
            boolean mustStay =
                    table.playing().size() == 1
                            || (loser.isEmpty()
                                    && table.playing().stream()
                                            .allMatch(player -> player.discs() == 0));
            for (PlayerState player : table.playing()) {
                hearing.ask(
                                new Holding(
                                        hearing.findings(),
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
                                hearing.findings(),
                                allTaken,
                                loser.orElse(""),
                                twoTwoOne,
                                settings.twoTwoOne() == TwoTwoOne.LOSE_HALF,
                                table.stockEmptied,
                                playing.stream().filter(name -> table.discsOf(name) > 0).toList(),
                                playing.size(),
                                playing,
                                table.finale),
                        hearing);
        if (!ended) {
            halves.nextRound(table, loser, hearing);
        }
    }

    private List<RoundResult.Shown> shown(Table table) {
        List<RoundResult.Shown> shown = new ArrayList<>();
        for (String name : table.order()) {
            Hand hand = table.playedHand(name);
            if (!hand.surplus()) {
                hand.combination()
                        .ifPresent(
                                dice ->
                                        shown.add(
                                                new RoundResult.Shown(
                                                        name,
                                                        dice,
                                                        ranks.worth(dice, hand.fromHand())
                                                                .category(),
                                                        hand.used())));
            }
        }
        return shown;
    }
}
