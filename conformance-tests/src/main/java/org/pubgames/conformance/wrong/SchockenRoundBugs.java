package org.pubgames.conformance.wrong;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/** The bugs of Schocken programs in what a round brings and how halves and games end, by name. */
final class SchockenRoundBugs {

    private static final Bug LIKE_ANY_THROW =
            Bug.plays(game -> game.under("schockAus", "\"flat\"").under("schockAusDiscs", "50"));

    private SchockenRoundBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        discs(bugs);
        halves(bugs);
        bugs.put("lowest-repeats-for-giver", Bug.misreports(SchockenRoundBugs::lowestRepeats));
        return bugs;
    }

    private static void discs(Map<String, Bug> bugs) {
        bugs.put(
                "best-and-loser-swapped",
                Bug.misreports(WrongRound.loser(SchockenRoundBugs::best)));
        bugs.put("lowest-sets-discs", closing(SchockenRoundBugs::worthOfLowest));
        bugs.put(
                "schock-aus-always-13",
                closing(step -> step.points() > 13 ? WrongRound.bring(step, 13) : step));
        bugs.put("schock-aus-takes-stock-only", LIKE_ANY_THROW);
        bugs.put("schock-aus-capped-by-stock", closing(SchockenRoundBugs::cappedByStock));
        bugs.put("schock-aus-half-goes-on", Bug.ignores("schocken.half.lost-by-schock-aus"));
        bugs.put("tops-up-short-stock", Bug.always("shortStock", "\"top-up\""));
        bugs.put("discs-from-nothing", closing(step -> uncapped(step, true)));
        bugs.put("discs-from-nothing-winner", closing(step -> uncapped(step, false)));
        bugs.put(
                "winner-without-discs-gives",
                closing(
                        step ->
                                step.before().is("/stockEmptied", true)
                                        ? step
                                        : nothingMoves(step)));
        bugs.put("thirteen-each", Bug.misreports(SchockenRoundBugs::thirteenMore));
    }

    private static void halves(Map<String, Bug> bugs) {
        bugs.put("nobody-safe", Bug.ignores("schocken.half.safe"));
        bugs.put("half-end-seen-too-late", SchockenRoundBugs::endSeenTooLate);
        bugs.put("skips-every-second-player", Bug.misreports(SchockenRoundBugs::everySecondSafe));
        bugs.put("non-finalists-return", Bug.misreports(SchockenRoundBugs::everybodyInFinal));
        bugs.put(
                "final-without-stock",
                Bug.misreports(
                        step -> {
                            if (finalBegins(step)) {
                                step.after().set("/stock", 0).set("/stockEmptied", true);
                            }
                            return step;
                        }));
        bugs.put("final-never-progresses", closing(SchockenRoundBugs::finalStands));
        bugs.put("final-over-in-one-round", closing(SchockenRoundBugs::finalOver));
        bugs.put(
                "final-of-two-only",
                Bug.misreports(
                        step ->
                                finalBegins(step) && playing(step.after()) > 2
                                        ? step.asRefused()
                                        : step));
    }

    private static Bug closing(UnaryOperator<ReportedStep> other) {
        return Bug.misreports(step -> WrongRound.closed(step) ? other.apply(step) : step);
    }

    /** The player of the round's best throw, by discs and then by the dice. */
    private static String best(ReportedStep step) {
        return WrongRound.shown(step).stream()
                .max(
                        Comparator.comparingInt(
                                        (WrongRound.Shown one) -> WrongRound.worth(one.dice()))
                                .thenComparingInt(
                                        one ->
                                                one.dice().stream()
                                                        .mapToInt(Integer::intValue)
                                                        .sum()))
                .map(WrongRound.Shown::player)
                .orElseThrow();
    }

    private static ReportedStep worthOfLowest(ReportedStep step) {
        String loser = step.after().text("/lastRound/loser");
        return WrongRound.shown(step).stream()
                .filter(one -> one.player().equals(loser))
                .findFirst()
                .map(one -> WrongRound.bring(step, WrongRound.worth(one.dice())))
                .orElse(step);
    }

    private static ReportedStep cappedByStock(ReportedStep step) {
        int stock = step.before().number("/stock");
        boolean schockAus =
                WrongRound.shown(step).stream().anyMatch(one -> one.fell(List.of(1, 1, 1)));
        return schockAus && step.points() > stock ? WrongRound.bring(step, stock) : step;
    }

    /** All discs that are due move, even when fewer are there. */
    private static ReportedStep uncapped(ReportedStep step, boolean stock) {
        boolean fromStock = !step.before().is("/stockEmptied", true);
        int due =
                WrongRound.shown(step).stream()
                        .mapToInt(one -> WrongRound.worth(one.dice()))
                        .max()
                        .orElse(0);
        return fromStock == stock && due > step.points() ? WrongRound.bring(step, due) : step;
    }

    private static ReportedStep nothingMoves(ReportedStep step) {
        Draft after = step.after();
        for (int i = 0; i < after.size("/players"); i++) {
            String discs = "/players/" + i + "/discs";
            after.set(discs, step.before().number(discs));
        }
        after.set("/stock", step.before().number("/stock")).set("/lastRound/discs", 0);
        return step.points(0);
    }

    /** The end of a half is looked for only in rounds that begin without a stock. */
    private static Course endSeenTooLate(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        boolean early =
                course.situation().map(Draft::of).filter(state -> !emptied(state)).isPresent();
        return early ? right.without("schocken.half.lost-with-all-discs").play(play) : course;
    }

    private static boolean emptied(Draft state) {
        return state.is("/stockEmptied", true);
    }

    /** Of two neighbours who become safe together the second one is passed over. */
    private static ReportedStep everySecondSafe(ReportedStep step) {
        Draft after = step.after();
        boolean skipped = false;
        for (int i = 0; i < after.size("/players"); i++) {
            String part = "/players/" + i + "/part";
            boolean turnsSafe = after.is(part, "safe") && step.before().is(part, "playing");
            if (turnsSafe && skipped) {
                after.set(part, "playing");
            }
            skipped = turnsSafe && !skipped;
        }
        return step;
    }

    private static ReportedStep everybodyInFinal(ReportedStep step) {
        Draft after = step.after();
        if (after.is("/finale", true) && after.number("/round") > 1) {
            for (int i = 0; i < after.size("/players"); i++) {
                if (after.is("/players/" + i + "/part", "watching")) {
                    after.set("/players/" + i + "/part", "playing");
                }
            }
        }
        return step;
    }

    private static boolean finalBegins(ReportedStep step) {
        return step.after().is("/finale", true) && !step.before().is("/finale", true);
    }

    private static int playing(Draft state) {
        int playing = 0;
        for (int i = 0; i < state.size("/players"); i++) {
            playing += state.is("/players/" + i + "/part", "playing") ? 1 : 0;
        }
        return playing;
    }

    /** The final changes nothing, and nobody loses it. */
    private static ReportedStep finalStands(ReportedStep step) {
        if (!step.before().is("/finale", true)) {
            return step;
        }
        Draft after = step.after();
        if (after.size("/gameLosers") > step.before().size("/gameLosers")) {
            after.set("/gameLosers", step.before().texts("/gameLosers"));
            after.set("/stage", "first-throws");
        }
        return nothingMoves(step).places(Map.of());
    }

    private static ReportedStep thirteenMore(ReportedStep step) {
        for (int i = 0; i < step.after().size("/players"); i++) {
            String discs = "/players/" + i + "/discs";
            step.after().set(discs, step.after().number(discs) + 13);
        }
        return step;
    }

    private static ReportedStep finalOver(ReportedStep step) {
        Draft after = step.after();
        if (step.before().is("/finale", true) && after.size("/gameLosers") == 0) {
            after.set("/gameLosers", List.of(after.text("/lastRound/loser"))).set("/stage", "over");
        }
        return step;
    }

    /** In a roll-off about the giver that ends level the lowest throws are repeated. */
    private static ReportedStep lowestRepeats(ReportedStep step) {
        Draft before = step.before();
        Draft after = step.after();
        boolean again =
                step.accepted()
                        && step.event().is("/event", "roll-off-thrown")
                        && after.is("/rollOff/purpose", "giver")
                        && after.size("/rollOff/throwsMade") == 0;
        if (!again) {
            return step;
        }
        Map<String, Integer> pips = new LinkedHashMap<>();
        for (int i = 0; i < before.size("/rollOff/throwsMade"); i++) {
            String made = "/rollOff/throwsMade/" + i;
            pips.put(before.text(made + "/player"), pips(before, made));
        }
        pips.put(step.event().text("/player"), pips(step.event(), ""));
        int fewest = pips.values().stream().mapToInt(Integer::intValue).min().orElse(0);
        after.set(
                "/rollOff/among",
                pips.entrySet().stream()
                        .filter(made -> made.getValue() == fewest)
                        .map(Map.Entry::getKey)
                        .toList());
        return step;
    }

    private static int pips(Draft draft, String at) {
        return draft.numbers(at + "/dice").stream().mapToInt(Integer::intValue).sum();
    }
}
