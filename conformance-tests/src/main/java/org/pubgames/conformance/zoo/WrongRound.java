package org.pubgames.conformance.zoo;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Rounds of Schocken that end otherwise than they should. */
final class WrongRound {

    private WrongRound() {}

    /** What a player showed, in the order of throwing. */
    record Shown(String player, List<Integer> dice, int used, int seat) {

        /** Dice that are equal, in any order. */
        boolean fell(List<Integer> other) {
            return dice.stream().sorted().toList().equals(other.stream().sorted().toList());
        }
    }

    /** Whether the step closed a round. */
    static boolean closed(Moment moment) {
        return moment.accepted()
                && moment.after().has("/lastRound/loser")
                && moment.event().is("/event", "uncovered")
                && moment.points() > 0;
    }

    static List<Shown> shown(Moment moment) {
        List<Shown> all = new ArrayList<>();
        Draft after = moment.after();
        for (int i = 0; i < after.size("/lastRound/shown"); i++) {
            String at = "/lastRound/shown/" + i;
            String player = after.text(at + "/player");
            all.add(
                    new Shown(
                            player,
                            after.numbers(at + "/dice"),
                            after.number(at + "/used"),
                            seat(after, player)));
        }
        return all;
    }

    static int seat(Draft state, String player) {
        for (int i = 0; i < state.size("/players"); i++) {
            if (state.is("/players/" + i + "/name", player)) {
                return i;
            }
        }
        return -1;
    }

    /** Another player loses the round: what befell the loser befalls him. */
    static UnaryOperator<Moment> loser(Function<Moment, String> wrong) {
        return moment -> {
            if (!closed(moment)) {
                return moment;
            }
            String loser = moment.after().text("/lastRound/loser");
            String other = wrong.apply(moment);
            return other.equals(loser) ? moment : exchanged(moment, loser, other);
        };
    }

    /** Of those who threw the same as the loser, the first by another order loses. */
    static UnaryOperator<Moment> loserOfEquals(Comparator<Shown> order) {
        return loser(
                moment -> {
                    String loser = moment.after().text("/lastRound/loser");
                    List<Shown> shown = shown(moment);
                    List<Integer> dice =
                            shown.stream()
                                    .filter(one -> one.player().equals(loser))
                                    .map(Shown::dice)
                                    .findFirst()
                                    .orElse(List.of());
                    return shown.stream()
                            .filter(one -> one.fell(dice))
                            .min(order)
                            .map(Shown::player)
                            .orElse(loser);
                });
    }

    private static Moment exchanged(Moment moment, String loser, String other) {
        Draft after = moment.after();
        for (String place : List.of("/lastRound/loser", "/leader", "/marker")) {
            if (after.is(place, loser)) {
                after.set(place, other);
            }
        }
        for (String list : List.of("/halfLosers", "/gameLosers")) {
            int last = after.size(list) - 1;
            if (last >= 0 && after.is(list + "/" + last, loser)) {
                after.set(list + "/" + last, other);
            }
        }
        if (after.is("/half", moment.before().text("/half"))) {
            discs(moment, loser, -moment.points());
            discs(moment, other, moment.points());
        }
        return moment;
    }

    /** Gives a player discs more than the state says. */
    static void discs(Moment moment, String player, int more) {
        String place = "/players/" + seat(moment.after(), player) + "/discs";
        moment.after().set(place, Math.max(0, moment.after().number(place) + more));
    }

    /** Another number of discs reaches the loser of a round; the stock does without them. */
    static Moment bring(Moment moment, int discs) {
        int right = moment.points();
        Draft after = moment.after();
        after.set("/lastRound/discs", discs);
        if (after.is("/half", moment.before().text("/half"))) {
            discs(moment, after.text("/lastRound/loser"), discs - right);
            if (moment.before().number("/stock") > 0) {
                after.set("/stock", Math.max(0, moment.before().number("/stock") - discs));
            }
        }
        return moment.points(discs);
    }

    /** What a throw is worth by the usual table. */
    static int worth(List<Integer> dice) {
        List<Integer> sorted = dice.stream().sorted(Comparator.reverseOrder()).toList();
        int high = sorted.get(0);
        if (sorted.equals(List.of(4, 2, 1))) {
            return 7;
        }
        if (sorted.get(1) == 1) {
            return high;
        }
        if (sorted.get(2) == high) {
            return 3;
        }
        return high == sorted.get(1) + 1 && high == sorted.get(2) + 2 ? 2 : 1;
    }
}
