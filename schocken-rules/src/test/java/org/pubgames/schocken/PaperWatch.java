package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Turn;
import org.pubgames.core.Verdict;
import org.pubgames.schocken.RoundOracle.Cup;
import org.pubgames.schocken.RoundOracle.Ending;
import org.pubgames.schocken.SchockenEvent.BoughtIn;
import org.pubgames.schocken.SchockenEvent.DiceAskew;
import org.pubgames.schocken.SchockenEvent.DiceDropped;
import org.pubgames.schocken.SchockenEvent.DiceNudged;
import org.pubgames.schocken.SchockenEvent.MatchAbandoned;
import org.pubgames.schocken.SchockenEvent.Nudge;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenEvent.PlayerAbsent;
import org.pubgames.schocken.SchockenEvent.PlayerArrived;
import org.pubgames.schocken.SchockenEvent.PlayerDisqualified;
import org.pubgames.schocken.SchockenEvent.PlayerJoined;
import org.pubgames.schocken.SchockenEvent.PlayerReplaced;
import org.pubgames.schocken.SchockenEvent.PlayerWithdrew;
import org.pubgames.schocken.SchockenEvent.StarterThrown;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenPlayer.Part;
import org.pubgames.schocken.SchockenSettings.BurningDice;
import org.pubgames.schocken.SchockenSettings.DroppedDice;
import org.pubgames.schocken.SchockenSettings.EarlyLift;
import org.pubgames.schocken.SchockenSettings.OverThrow;
import org.pubgames.schocken.SchockenSettings.RollOffOrder;
import org.pubgames.schocken.SchockenSettings.ThrowLimit;
import org.pubgames.schocken.SchockenSettings.UnneededThrow;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * Follows a match with pencil and paper and holds the table against it after every event: what is
 * on the paper comes from the events, the dice and the settings, not from what the rules concluded.
 */
final class PaperWatch {

    private final SchockenSettings settings;
    private final Oracle oracle;
    private final Set<String> seen;
    private final List<StarterThrown> starterThrows = new ArrayList<>();
    private final Map<String, Integer> drops = new HashMap<>();
    private Optional<RoundNotes> round = Optional.empty();

    /** Adds to a list of what was seen. */
    PaperWatch(SchockenSettings settings, Oracle oracle, Set<String> seen) {
        this.settings = settings;
        this.oracle = oracle;
        this.seen = seen;
    }

    private static void hold(boolean condition, String what) {
        if (!condition) {
            throw new AssertionError(what);
        }
    }

    private static Hand hand(SchockenState state, String player) {
        return state.player(player).flatMap(SchockenPlayer::hand).orElseGet(Hand::fresh);
    }

    private static boolean playsRound(SchockenState state, String player) {
        return state.player(player).flatMap(SchockenPlayer::hand).isPresent();
    }

    private static boolean sameHalf(SchockenState then, SchockenState now) {
        return then.game() == now.game() && then.half() == now.half();
    }

    /** Looks at an event that was accepted. */
    void saw(
            SchockenState then,
            SchockenEvent event,
            Verdict<SchockenState, SchockenEvent> verdict) {
        SchockenState now = verdict.match().state();
        ScoreSheet sheet = new ScoreSheet(settings, then);
        if (event instanceof MatchAbandoned) {
            sheet.abandoned();
            seen.add("abandoned");
        } else if (event instanceof PlayerWithdrew || event instanceof PlayerDisqualified) {
            Part away = event instanceof PlayerWithdrew ? Part.GONE : Part.SENT_OFF;
            sheet.goes(event.player(), away, underWay(then), leftInIt(then));
            starterThrows.clear();
            // Whoever is left plays the round anew, where it is not over.
            if (then.seat(event.player()).playing()) {
                round = Optional.empty();
            }
            seen.add(underWay(then) ? "left half-way" : "left between");
        } else if (event instanceof PlayerJoined) {
            hold(!underWay(then), "nobody joins half-way");
            sheet.sitsDown(event.player());
            starterThrows.clear();
            seen.add("joined");
        } else if (event instanceof OrganizerDecided decided) {
            decided(then, decided, sheet);
            seen.add("decided " + decided.decision());
        } else if (event instanceof PlayerAbsent
                || event instanceof PlayerArrived
                || event instanceof PlayerReplaced) {
            seen.add("absent or replaced"); // nothing on the sheet changes
        } else if (then.stage() == Stage.STARTER) {
            start(then, event, now, sheet);
        } else if (!forfeit(then, event, sheet)) {
            play(then, event, now, verdict.match().turn(), sheet);
        }
        List<String> differences = sheet.differences(now);
        hold(differences.isEmpty(), "the score sheet has " + differences);
        boolean sameRound = sameHalf(then, now) && then.round() == now.round();
        if (!sameRound || then.stage() == Stage.STARTER) {
            round = Optional.empty();
        }
        if (!sameHalf(then, now)) {
            drops.clear();
        }
    }

    /** The organizer gives, takes, lets them throw anew, or says who has lost. */
    private void decided(SchockenState then, OrganizerDecided event, ScoreSheet sheet) {
        boolean thrown =
                then.players().stream()
                        .flatMap(player -> player.hand().stream())
                        .anyMatch(hand -> hand.used() > 0 || !hand.due() || hand.askew());
        switch (event.decision()) {
            case AWARD -> sheet.decided(event.player(), event.discs().orElseThrow(), !thrown);
            case DEDUCT -> sheet.decided(event.player(), -event.discs().orElseThrow(), !thrown);
            case DECIDE -> sheet.loseHalf(event.player());
            case ANNUL -> {
                hold(thrown || !starterThrows.isEmpty(), "something was thrown");
                starterThrows.clear();
                round = Optional.empty();
                sheet.annulled(leftInIt(then));
            }
        }
    }

    /** Who has left the half in the running round, by its throws. */
    private static Set<String> leftInIt(SchockenState then) {
        Set<String> left = new HashSet<>();
        for (SchockenPlayer player : then.players()) {
            if (player.part() == Part.LEFT && player.hand().isPresent()) {
                left.add(player.name());
            }
        }
        return left;
    }

    private static boolean underWay(SchockenState then) {
        boolean thrown =
                then.players().stream()
                        .flatMap(player -> player.hand().stream())
                        .anyMatch(hand -> hand.used() > 0 || !hand.due());
        boolean dealt = then.players().stream().anyMatch(player -> player.discs() > 0);
        return then.stage() != Stage.STARTER
                && (then.round() > 1 || then.finale() || thrown || dealt);
    }

    private void start(
            SchockenState then, SchockenEvent event, SchockenState now, ScoreSheet sheet) {
        List<RollOff.Made> made = then.rollOff().orElseThrow().throwsMade();
        int from = starterThrows.size() - made.size();
        if (event instanceof StarterThrown thrown) {
            // Who throws again because of the dice does not come later for it.
            starterThrows.add(thrown);
            starterThrows
                    .subList(from, starterThrows.size())
                    .sort(Comparator.comparingInt(one -> then.seats().indexOf(one.player())));
        }
        if (spoils(event)) {
            starterThrows
                    .subList(from, starterThrows.size())
                    .removeIf(one -> one.player().equals(event.player()));
        }
        List<String> seats =
                then.players().stream()
                        .filter(SchockenPlayer::playing)
                        .map(SchockenPlayer::name)
                        .toList();
        Optional<String> starter =
                new StarterOracle(settings, oracle).starter(seats, starterThrows);
        hold(
                starter.isEmpty() == (now.stage() == Stage.STARTER),
                "everybody throws for the start, the level ones again where they have to");
        starter.ifPresent(sheet::starts);
        if (settings.starterPays() && starter.isPresent()) {
            Oracle.Listed best =
                    starterThrows.subList(0, seats.size()).stream()
                            .map(thrown -> oracle.listed(thrown.dice(), true))
                            .min(Comparator.comparingInt(Oracle.Listed::place))
                            .orElseThrow();
            sheet.startPays(starter.get(), best.all() ? then.stock() : best.discs());
            seen.add("start paid");
        }
    }

    /** Whether an open throw is made again: its dice lay askew or were helped against the rules. */
    private boolean spoils(SchockenEvent event) {
        if (!(event instanceof DiceNudged nudged)) {
            return event instanceof DiceAskew;
        }
        return settings.burningDice() != BurningDice.ONE_KNOCK
                || nudged.means() != Nudge.KNOCK
                || !nudged.flat();
    }

    /** Whether dropped dice lose the half. */
    private boolean forfeit(SchockenState then, SchockenEvent event, ScoreSheet sheet) {
        if (!(event instanceof DiceDropped)) {
            return false;
        }
        int times = drops.merge(event.player(), 1, Integer::sum);
        boolean severe =
                settings.droppedDice() == DroppedDice.LOSE
                        || (settings.droppedDice() == DroppedDice.ESCALATE && times > 1);
        boolean plays = then.player(event.player()).filter(SchockenPlayer::playing).isPresent();
        if (severe && plays) {
            sheet.loseHalf(event.player());
            seen.add("half dropped");
        }
        return severe && plays;
    }

    private void play(
            SchockenState then,
            SchockenEvent event,
            SchockenState now,
            Turn turn,
            ScoreSheet sheet) {
        String leader = then.leader().orElseThrow();
        RoundNotes notes =
                round.orElseGet(
                        () ->
                                new RoundNotes(
                                        settings,
                                        leader,
                                        then.round() == 1 && !then.finale(),
                                        then.stockEmptied()));
        round = Optional.of(notes);
        Hand before = hand(then, event.player());
        if (playsRound(then, event.player())) {
            if (event instanceof Thrown
                    && notes.isTooMany(event.player(), before)
                    && (settings.overThrow() == OverThrow.ONE_DISC
                            || settings.overThrow() == OverThrow.FIRST_THROW)) {
                sheet.oneDisc(event.player());
                seen.add("one disc");
            }
            if ((settings.earlyLift() == EarlyLift.ONE_DISC
                            || (settings.earlyLift() == EarlyLift.FIRST_THROW
                                    && notes.staysCovered(event.player())))
                    && !before.lifted()
                    && hand(now, event.player()).lifted()) {
                sheet.oneDisc(event.player());
                seen.add("early lift paid");
            }
            notes.note(event, before, hand(now, event.player()));
        } else if (event instanceof BoughtIn) {
            sheet.joins(event.player());
            seen.add("bought in");
        } else if (event instanceof Thrown
                && settings.unneededThrow() == UnneededThrow.JOINS_FINAL
                && playsRound(now, event.player())) {
            sheet.joins(event.player());
            seen.add("joined the final");
            notes.note(event, before, hand(now, event.player()));
            if (then.stage().compareTo(Stage.SHOWDOWN) >= 0) {
                // The cups are being lifted: with that one throw the player is in the round.
                notes.stands(event.player());
                seen.add("joined the showdown");
            }
        } else if (event instanceof Thrown
                && settings.unneededThrow() == UnneededThrow.ONE_DISC
                && then.player(event.player())
                        .map(SchockenPlayer::part)
                        .equals(Optional.of(Part.SAFE))) {
            sheet.oneDisc(event.player());
        }
        if (spoils(event)
                && then.rollOff().stream()
                        .flatMap(rollOff -> rollOff.throwsMade().stream())
                        .anyMatch(one -> one.player().equals(event.player()))) {
            notes.takeBack(event.player());
        }
        boolean closed = now.round() != then.round() || !sameHalf(then, now);
        closed |= now.stage() == Stage.OVER;
        if (closed || now.stage().compareTo(Stage.FOLLOWERS) >= 0) {
            // Afterwards the leader's last throw may have to be repeated.
            hold(
                    notes.limit().isPresent() || hasDone(leader, notes),
                    "the leader throws until he stands");
            notes.leaderDone();
        }
        if (!closed) {
            throwsAgree(now, notes);
        }
        if (closed || now.stage() == Stage.ROLL_OFF) {
            end(then, event, now, closed ? new Turn.Over() : turn, sheet, notes);
        }
    }

    private boolean hasDone(String player, RoundNotes notes) {
        return notes.stood(player)
                || notes.threwTooOften(player)
                || settings.overThrow() == OverThrow.FIRST_THROW
                || settings.earlyLift() == EarlyLift.FIRST_THROW
                || notes.count(player) == notes.allowed()
                || settings.earlyLift() == EarlyLift.LOCK_TURN;
    }

    private static void throwsAgree(SchockenState now, RoundNotes notes) {
        hold(now.limit().equals(notes.limit()), "the limit is " + notes.limit());
        for (SchockenPlayer player : now.players()) {
            if (player.hand().isPresent()) {
                String name = player.name();
                int count = notes.count(name);
                hold(hand(now, name).used() == count, name + " threw " + count + " times");
                hold(count <= notes.allowed(), "nobody throws beyond " + notes.allowed());
                hold(
                        hand(now, name).surplus() == notes.threwTooOften(name),
                        "who throws more than " + notes.allowed() + " times threw too often");
            }
        }
    }

    /** All cups are lifted: a roll-off goes on, or the round is closed. */
    private void end(
            SchockenState then,
            SchockenEvent event,
            SchockenState now,
            Turn turn,
            ScoreSheet sheet,
            RoundNotes notes) {
        List<Cup> cups = cups(then, event, notes);
        RoundOracle table = new RoundOracle(settings, oracle, cups, then.stock(), notes.rollOffs());
        Ending ending = table.ending();
        seen.addAll(table.seen);
        hold(table.usedUp(), "nobody rolls off without need");
        Set<String> rolling =
                turn instanceof Turn.Chance chance ? new HashSet<>(chance.names()) : Set.of();
        Set<String> waiting = ending.waiting();
        if (settings.rollOffOrder() == RollOffOrder.LAST_THROWER_FIRST && !waiting.isEmpty()) {
            waiting = Set.of(List.copyOf(waiting).get(waiting.size() - 1));
        }
        hold(waiting.equals(rolling), "these roll off: " + waiting);
        if (!rolling.isEmpty()) {
            sheet.leave(ending.leaving());
            return;
        }
        Optional<Cup> loser =
                cups.stream()
                        .filter(cup -> ending.loser().equals(Optional.of(cup.player())))
                        .findFirst();
        sheet.close(
                ending,
                loser.filter(cup -> !cup.tooOften())
                        .filter(cup -> Oracle.key(cup.dice()).equals("221"))
                        .isPresent());
        everybodyThrewEnough(then.leader().orElseThrow(), cups, notes);
        told(now.lastRound().orElseThrow(), cups, ending, then.discs());
    }

    private void everybodyThrewEnough(String leader, List<Cup> cups, RoundNotes notes) {
        for (Cup cup : cups) {
            hold(
                    hasDone(cup.player(), notes),
                    cup.player() + " has " + notes.allowed() + " throws or stands");
            hold(
                    cup.tooOften()
                            || cup.player().equals(leader)
                            || cup.used() == notes.allowed()
                            || settings.throwLimit() != ThrowLimit.EXACT_SAME
                            || settings.overThrow() == OverThrow.FIRST_THROW
                            || settings.earlyLift() == EarlyLift.FIRST_THROW
                            || settings.earlyLift() == EarlyLift.LOCK_TURN,
                    cup.player() + " has exactly " + notes.allowed() + " throws");
        }
    }

    /** What lies under the cups when the event has lifted the last one, the leader's first. */
    private static List<Cup> cups(SchockenState then, SchockenEvent event, RoundNotes notes) {
        List<SchockenPlayer> order = new ArrayList<>(then.players());
        String leader = then.leader().orElseThrow();
        while (!order.get(0).name().equals(leader)) {
            Collections.rotate(order, -1);
        }
        List<Cup> cups = new ArrayList<>();
        for (SchockenPlayer player : order) {
            String name = player.name();
            if (player.hand().isEmpty()) {
                continue;
            }
            Hand hand = player.hand().get();
            List<Integer> dice = new ArrayList<>(hand.aside());
            boolean names =
                    event instanceof Uncovered uncovered
                            && uncovered.player().equals(name)
                            && uncovered.dice().isPresent();
            dice.addAll((names ? ((Uncovered) event).dice() : hand.dice()).orElse(List.of()));
            boolean tooOften = notes.threwTooOften(name);
            hold(tooOften || dice.size() == Hand.DICE, name + " shows three dice");
            cups.add(
                    new Cup(
                            name,
                            List.copyOf(dice),
                            hand.aside().isEmpty(),
                            notes.count(name),
                            notes.leftBlind(name),
                            tooOften,
                            player.discs()));
        }
        return cups;
    }

    /** What the table tells of the round is what was on it. */
    private void told(RoundResult told, List<Cup> cups, Ending ending, int discs) {
        List<RoundResult.Shown> shown = new ArrayList<>();
        int had = 0;
        for (Cup cup : cups) {
            if (!cup.tooOften()) {
                Category category = oracle.listed(cup.dice(), cup.hand()).category();
                List<Integer> dice = Oracle.dice(Oracle.key(cup.dice()));
                shown.add(new RoundResult.Shown(cup.player(), dice, category, cup.used()));
            }
            had = ending.loser().equals(Optional.of(cup.player())) ? cup.discs() : had;
        }
        List<RoundResult.Shown> unnamed =
                told.shown().stream()
                        .map(
                                one ->
                                        new RoundResult.Shown(
                                                one.player(),
                                                one.dice(),
                                                one.category(),
                                                one.used()))
                        .toList();
        hold(unnamed.equals(shown), "everybody showed " + shown);
        hold(told.loser().equals(ending.loser()), "the loser is " + ending.loser());
        // A winner without discs tops nothing up, whether or not he is named.
        boolean toppedUp = ending.fromStock() == 0 || ending.fromGiver() > 0;
        hold(!toppedUp || told.giver().equals(ending.giver()), "the giver is " + ending.giver());
        int taken = ending.fromStock() + (ending.toMiddle() ? 0 : ending.fromGiver());
        int due = ending.all() ? discs - had : taken;
        hold(told.discs() == due, "the loser gets " + due);
    }
}
