package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Judging;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenState.Stage;
import org.pubgames.schocken.rules.Effect;
import org.pubgames.schocken.rules.LastThrow;
import org.pubgames.schocken.rules.Limit;
import org.pubgames.schocken.rules.Limiting;
import org.pubgames.schocken.rules.OneDisc;
import org.pubgames.schocken.rules.SettingAside;
import org.pubgames.schocken.rules.Standing;
import org.pubgames.schocken.rules.Throwing;
import org.pubgames.schocken.rules.Uncovering;

/** Throws, cups lifted, dice set aside, throws left standing. */
final class ThrowDesk {

    /** What stands for the stock where a player could stand too; no player is called so. */
    private static final String STOCK = " ";

    private final SchockenSettings settings;

    ThrowDesk(SchockenSettings settings) {
        this.settings = settings;
    }

    /** Dice that no die can show. */
    static List<Integer> impossible(List<Integer> dice) {
        return dice.stream().filter(pips -> pips < 1 || pips > 6).toList();
    }

    /** The most throws of a player, as far as that is known. */
    private int most(Table table, String name) {
        int most = settings.mostThrows(table.opening(), table.stockEmptied);
        return table.leads(name) && table.limit.isEmpty() ? most : table.limit.orElse(most);
    }

    private boolean throwsLeft(Table table, String name, Hand hand) {
        return hand.used() < most(table, name);
    }

    private static boolean mustShow(Table table, String name, Hand hand) {
        return table.leads(name)
                && table.stage == Stage.LEADER
                && hand.covered()
                && hand.sight() != Sight.EVERYBODY;
    }

    /** Whether nothing is left to the player but to lift the cup for everybody. */
    private static boolean hasToUncover(Table table, String name, Hand hand) {
        return table.inTurn(name)
                && hand.covered()
                && (table.stage == Stage.SHOWDOWN || hand.open());
    }

    void thrown(Table table, SchockenEvent.Thrown thrown, Judging judging) {
        String name = thrown.player();
        PlayerState player = table.player(name);
        Hand hand = player.hand().orElseGet(Hand::fresh);
        List<Integer> dice = thrown.dice().orElse(List.of());
        Findings findings =
                judging.put(
                        new Throwing(
                                judging.findings(),
                                name,
                                player.hand().isPresent() || table.tied(),
                                table.tied(),
                                hand.due(),
                                table.inTurn(name) && !hasToUncover(table, name, hand),
                                hasToUncover(table, name, hand),
                                table.expected(),
                                throwsLeft(table, name, hand),
                                hand.lifted(),
                                hand.used(),
                                most(table, name),
                                hand.cup(),
                                thrown.dice().isPresent(),
                                dice.size(),
                                impossible(dice),
                                hand.aside().size(),
                                settings.leastSetAside(),
                                mustShow(table, name, hand),
                                settings.overThrow(),
                                hand.fined(),
                                discFrom(table, name),
                                settings.unneededThrow(),
                                player.part() != PlayerState.Part.SAFE));
        if (findings.forbidden()) {
            return;
        }
        if (findings.has(Effect.LOSE_ROUND)) {
            table.put(name, hand.change().surplus().done());
        }
        Optional<OneDisc> disc = findings.effect(OneDisc.class);
        if (disc.isPresent() && moveOne(table, name, disc.get().from())) {
            table.hand(name).ifPresent(held -> table.put(name, held.change().fined().done()));
        }
        if (findings.has(Effect.THROW_ALL_AGAIN)) {
            hand = hand.change().again(hand.aside()).done();
        }
        if (findings.has(Effect.THROW) || findings.has(Effect.THROW_ALL_AGAIN)) {
            table.put(name, hand.change().thrown(thrown.dice()).done());
            closeLast(table, name, judging);
        }
    }

    /** Who would give one disc at once: the stock, otherwise who has most of the others. */
    private static String discFrom(Table table, String name) {
        if (table.stock > 0) {
            return STOCK;
        }
        return table.playing().stream()
                .filter(player -> !player.name().equals(name) && player.discs() > 0)
                .max(Comparator.comparingInt(PlayerState::discs))
                .map(PlayerState::name)
                .orElse("");
    }

    /** Moves one disc to a player; false when nobody has one to give. */
    private static boolean moveOne(Table table, String name, String from) {
        if (from.isEmpty()) {
            return false;
        }
        if (from.equals(STOCK)) {
            table.stock--;
        } else {
            table.move(from, -1);
        }
        table.move(name, 1);
        return true;
    }

    /** After the last throw that is allowed, nothing is left to be decided. */
    void closeLast(Table table, String name, Judging judging) {
        Hand hand = table.playedHand(name);
        boolean known = table.leads(name) || table.limit.isPresent();
        if (!known || throwsLeft(table, name, hand) || table.stage == Stage.SHOWDOWN) {
            return;
        }
        Findings findings =
                judging.put(
                        new LastThrow(
                                judging.findings(), name, hand.used(), settings.lastThrowHidden()));
        if (findings.has(Effect.COVER_LAST)) {
            table.put(name, hand.change().settled().done());
        }
        if (findings.has(Effect.SHOW_LAST)) {
            table.put(name, hand.change().open().done());
        }
    }

    void uncovered(Table table, SchockenEvent.Uncovered uncovered, Judging judging) {
        String name = uncovered.player();
        PlayerState player = table.player(name);
        Hand hand = player.hand().orElseGet(Hand::fresh);
        List<Integer> named = uncovered.dice().orElse(List.of());
        boolean deciding = table.decider().filter(name::equals).isPresent();
        Findings findings =
                judging.put(
                        new Uncovering(
                                judging.findings(),
                                name,
                                player.hand().isPresent(),
                                table.tied(),
                                hand.due(),
                                hand.covered()
                                        && hand.sight() != Sight.EVERYBODY
                                        && !hand.surplus(),
                                deciding,
                                table.expected(),
                                table.leads(name) && table.stage == Stage.LEADER,
                                hand.open(),
                                table.stage == Stage.SHOWDOWN,
                                hand.dice().isPresent(),
                                uncovered.dice().isPresent(),
                                hand.dice().isEmpty()
                                        || uncovered.dice().isEmpty()
                                        || hand.dice().get().equals(Hand.sorted(named)),
                                hand.cup(),
                                named.size(),
                                impossible(named),
                                settings.earlyLift(),
                                hand.lifted(),
                                discFrom(table, name)));
        if (findings.forbidden()) {
            return;
        }
        Hand.Change change = hand.change();
        if (uncovered.dice().isPresent()) {
            change.dice(uncovered.dice());
        }
        if (findings.has(Effect.SHOW)) {
            change.seen(Sight.EVERYBODY);
            if (hand.open()) {
                change.settled();
            }
        }
        if (findings.has(Effect.LOOK)) {
            change.seen(Sight.THROWER);
        }
        if (findings.has(Effect.COVER_AGAIN)) {
            change.seen(Sight.THROWER).lifted();
        }
        if (findings.has(Effect.LOCK)) {
            change.seen(Sight.THROWER).lifted().locked().settled();
        }
        Optional<OneDisc> disc = findings.effect(OneDisc.class);
        if (disc.isPresent()) {
            change.seen(Sight.THROWER).lifted();
        }
        table.put(name, change.done());
        disc.ifPresent(one -> moveOne(table, name, one.from()));
    }

    void setAside(Table table, SchockenEvent.SetAside event, Judging judging) {
        String name = event.player();
        PlayerState player = table.player(name);
        Hand hand = player.hand().orElseGet(Hand::fresh);
        List<Integer> dice = event.dice();
        List<Integer> putBack = event.putBack().orElse(List.of());
        // The rules hear of dice only what the player has seen: a refusal must not tell the rest.
        Optional<List<Integer>> seen =
                hand.sight() == Sight.NOBODY ? Optional.empty() : hand.dice();
        SettingAside situation =
                new SettingAside(
                        judging.findings(),
                        name,
                        player.hand().isPresent(),
                        table.tied(),
                        hand.due(),
                        table.inTurn(name)
                                && (table.stage == Stage.LEADER || table.stage == Stage.FOLLOWERS),
                        table.expected(),
                        throwsLeft(table, name, hand),
                        hand.used() > 0,
                        hand.cup(),
                        seen.isPresent(),
                        hand.dice().isPresent() && seen.isEmpty(),
                        mustShow(table, name, hand),
                        dice,
                        impossible(dice),
                        seen.map(cup -> contains(cup, dice)).orElse(dice.size() <= hand.cup()),
                        dice.stream().allMatch(pips -> pips == 1),
                        dice.stream().allMatch(pips -> pips == 1 || pips == 6),
                        settings.holdable(),
                        putBack,
                        settings.putBack(),
                        contains(staying(hand, event), putBack),
                        settings.leastSetAside(),
                        event.turned().orElse(0),
                        sixes(seen.orElse(List.of())),
                        sixes(hand.aside()),
                        settings.turnSixes(),
                        hand.used(),
                        hand.fromHand(),
                        settings.onesForThreeSixes(),
                        settings.turnAsideSixes(),
                        sixes(dice));
        Findings findings = judging.put(situation);
        if (findings.forbidden()) {
            return;
        }
        List<Integer> aside = new ArrayList<>(hand.aside());
        if (findings.has(Effect.PUT_BACK)) {
            putBack.forEach(aside::remove);
        }
        if (findings.has(Effect.TURN)) {
            for (int i = 0; i < situation.turned(); i++) {
                if (i < situation.turnedAside()) {
                    aside.remove(Integer.valueOf(6));
                }
                aside.add(1);
            }
        }
        if (findings.has(Effect.SET_ASIDE)) {
            aside.addAll(dice);
        }
        if (aside.size() < Hand.DICE) {
            table.put(name, hand.change().again(aside).done());
        }
    }

    /** What stays aside of what lies there when sixes among it are turned. */
    private List<Integer> staying(Hand hand, SchockenEvent.SetAside event) {
        List<Integer> staying = new ArrayList<>(hand.aside());
        for (int i = 0; settings.turnAsideSixes() && i < event.turned().orElse(0); i++) {
            staying.remove(Integer.valueOf(6));
        }
        return staying;
    }

    private static int sixes(List<Integer> dice) {
        return (int) dice.stream().filter(pips -> pips == 6).count();
    }

    private static boolean contains(List<Integer> all, List<Integer> some) {
        List<Integer> left = new ArrayList<>(all);
        return some.stream().allMatch(left::remove);
    }

    void stood(Table table, SchockenEvent.Stood stood, Judging judging) {
        String name = stood.player();
        PlayerState player = table.player(name);
        Hand hand = player.hand().orElseGet(Hand::fresh);
        Findings findings =
                judging.put(
                        new Standing(
                                judging.findings(),
                                name,
                                player.hand().isPresent(),
                                table.tied(),
                                hand.due(),
                                table.inTurn(name) && table.stage != Stage.SHOWDOWN,
                                table.expected(),
                                table.leads(name),
                                hand.sight() == Sight.EVERYBODY,
                                hand.sight() == Sight.THROWER,
                                hand.open(),
                                hand.used(),
                                settings.blind(),
                                settings.throwLimit(),
                                most(table, name)));
        if (findings.forbidden()) {
            return;
        }
        Hand.Change change = hand.change();
        if (findings.has(Effect.BLIND)) {
            change.blind();
        }
        if (findings.has(Effect.STAND)) {
            change.settled();
        }
        table.put(name, change.done());
    }

    /**
     * Goes on to the next stage of the round as far as the dice allow.
     *
     * @return whether all cups have been lifted
     */
    boolean advance(Table table, Judging judging) {
        if (table.tied() || table.stage == Stage.OVER) {
            return false;
        }
        List<String> order = table.order();
        if (order.stream().anyMatch(name -> table.playedHand(name).due())) {
            return false;
        }
        String leader = table.leader.orElseThrow();
        if (table.stage == Stage.FIRST_THROWS) {
            table.stage = Stage.LEADER;
        }
        if (table.stage == Stage.LEADER && table.playedHand(leader).settled()) {
            table.limit = limit(table, leader, judging);
            if (table.limit.isEmpty()) {
                return false;
            }
            table.stage = Stage.FOLLOWERS;
            for (String name : order) {
                Hand hand = table.playedHand(name);
                if (hand.used() >= table.limit.get()) {
                    table.put(name, hand.change().settled().done());
                }
            }
        }
        if (table.stage == Stage.FOLLOWERS
                && order.stream().allMatch(name -> table.playedHand(name).settled())) {
            table.stage = Stage.SHOWDOWN;
        }
        return table.stage == Stage.SHOWDOWN && table.waitingFor().isEmpty();
    }

    private Optional<Integer> limit(Table table, String leader, Judging judging) {
        return judging.put(
                        new Limiting(
                                judging.findings(),
                                leader,
                                table.playedHand(leader).used(),
                                settings.mostThrows(table.opening(), table.stockEmptied),
                                settings.throwLimit()))
                .effect(Limit.class)
                .map(Limit::throwsAllowed);
    }
}
