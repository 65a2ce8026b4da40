package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Changes the results of rounds of Schocken. */
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
    static boolean closed(ReportedStep step) {
        return step.accepted()
                && step.after().has("/lastRound/loser")
                && step.event().is("/event", "uncovered")
                && step.points() > 0;
    }

    static List<Shown> shown(ReportedStep step) {
        List<Shown> all = new ArrayList<>();
        Draft after = step.after();
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

    /** Another player loses the round, with all its consequences. */
    static UnaryOperator<ReportedStep> loser(Function<ReportedStep, String> wrong) {
        return step -> {
            if (!closed(step)) {
                return step;
            }
            String loser = step.after().text("/lastRound/loser");
            String other = wrong.apply(step);
            return other.equals(loser) ? step : exchanged(step, loser, other);
        };
    }

    /** Of those who threw the same as the loser, the first by another order loses. */
    static UnaryOperator<ReportedStep> loserOfEquals(Comparator<Shown> order) {
        return loser(
                step -> {
                    String loser = step.after().text("/lastRound/loser");
                    List<Shown> shown = shown(step);
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

    private static ReportedStep exchanged(ReportedStep step, String loser, String other) {
        Draft after = step.after();
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
        if (after.is("/half", step.before().text("/half"))) {
            discs(step, loser, -step.points());
            discs(step, other, step.points());
        }
        return step;
    }

    /** Gives a player discs more than the state says. */
    static void discs(ReportedStep step, String player, int more) {
        String place = "/players/" + seat(step.after(), player) + "/discs";
        step.after().set(place, Math.max(0, step.after().number(place) + more));
    }

    /** The loser of a round gets another number of discs; the stock changes by the difference. */
    static ReportedStep bring(ReportedStep step, int discs) {
        int right = step.points();
        Draft after = step.after();
        after.set("/lastRound/discs", discs);
        if (after.is("/half", step.before().text("/half"))) {
            discs(step, after.text("/lastRound/loser"), discs - right);
            if (step.before().number("/stock") > 0) {
                after.set("/stock", Math.max(0, step.before().number("/stock") - discs));
            }
        }
        return step.points(discs);
    }

    /**
     * The number of discs of a throw by the usual table, 1 to 7; for Schock the high die, 1 for
     * Schock aus.
     */
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
