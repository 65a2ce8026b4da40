package org.pubgames.conformance.zoo;

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
        return bugs;
    }

    private static void discs(Map<String, Bug> bugs) {
        bugs.put("best-and-loser-swapped", Bug.tells(WrongRound.loser(SchockenRoundBugs::best)));
        bugs.put("lowest-sets-discs", closing(SchockenRoundBugs::worthOfLowest));
        bugs.put(
                "schock-aus-always-13",
                closing(moment -> moment.points() > 13 ? WrongRound.bring(moment, 13) : moment));
        bugs.put("schock-aus-takes-stock-only", LIKE_ANY_THROW);
        bugs.put("schock-aus-capped-by-stock", closing(SchockenRoundBugs::cappedByStock));
        bugs.put("schock-aus-half-goes-on", Bug.ignores("schocken.half.lost-by-schock-aus"));
        bugs.put("tops-up-short-stock", Bug.always("shortStock", "\"top-up\""));
        bugs.put("discs-from-nothing", closing(moment -> uncapped(moment, true)));
        bugs.put("discs-from-nothing-winner", closing(moment -> uncapped(moment, false)));
        bugs.put(
                "winner-without-discs-gives",
                closing(
                        moment ->
                                moment.before().is("/stockEmptied", true)
                                        ? moment
                                        : nothingMoves(moment)));
        bugs.put("thirteen-each", Bug.tells(SchockenRoundBugs::thirteenMore));
    }

    private static void halves(Map<String, Bug> bugs) {
        bugs.put("nobody-safe", Bug.ignores("schocken.half.safe"));
        bugs.put("half-end-seen-too-late", SchockenRoundBugs::endSeenTooLate);
        bugs.put("skips-every-second-player", Bug.tells(SchockenRoundBugs::everySecondSafe));
        bugs.put("non-finalists-return", Bug.tells(SchockenRoundBugs::everybodyInFinal));
        bugs.put(
                "final-without-stock",
                Bug.tells(
                        moment -> {
                            if (finalBegins(moment)) {
                                moment.after().set("/stock", 0).set("/stockEmptied", true);
                            }
                            return moment;
                        }));
        bugs.put("final-never-progresses", closing(SchockenRoundBugs::finalStands));
        bugs.put("final-over-in-one-round", closing(SchockenRoundBugs::finalOver));
        bugs.put(
                "final-of-two-only",
                Bug.tells(
                        moment ->
                                finalBegins(moment) && playing(moment.after()) > 2
                                        ? moment.refused()
                                        : moment));
    }

    private static Bug closing(UnaryOperator<Moment> other) {
        return Bug.tells(moment -> WrongRound.closed(moment) ? other.apply(moment) : moment);
    }

    /** Who threw the round's best, by the worth and then by the pips. */
    private static String best(Moment moment) {
        return WrongRound.shown(moment).stream()
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

    private static Moment worthOfLowest(Moment moment) {
        String loser = moment.after().text("/lastRound/loser");
        return WrongRound.shown(moment).stream()
                .filter(one -> one.player().equals(loser))
                .findFirst()
                .map(one -> WrongRound.bring(moment, WrongRound.worth(one.dice())))
                .orElse(moment);
    }

    private static Moment cappedByStock(Moment moment) {
        int stock = moment.before().number("/stock");
        boolean schockAus =
                WrongRound.shown(moment).stream().anyMatch(one -> one.fell(List.of(1, 1, 1)));
        return schockAus && moment.points() > stock ? WrongRound.bring(moment, stock) : moment;
    }

    /** What is due moves, whether there is so much or not. */
    private static Moment uncapped(Moment moment, boolean stock) {
        boolean fromStock = !moment.before().is("/stockEmptied", true);
        int due =
                WrongRound.shown(moment).stream()
                        .mapToInt(one -> WrongRound.worth(one.dice()))
                        .max()
                        .orElse(0);
        return fromStock == stock && due > moment.points() ? WrongRound.bring(moment, due) : moment;
    }

    private static Moment nothingMoves(Moment moment) {
        Draft after = moment.after();
        for (int i = 0; i < after.size("/players"); i++) {
            String discs = "/players/" + i + "/discs";
            after.set(discs, moment.before().number(discs));
        }
        after.set("/stock", moment.before().number("/stock")).set("/lastRound/discs", 0);
        return moment.points(0);
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
    private static Moment everySecondSafe(Moment moment) {
        Draft after = moment.after();
        boolean skipped = false;
        for (int i = 0; i < after.size("/players"); i++) {
            String part = "/players/" + i + "/part";
            boolean turnsSafe = after.is(part, "safe") && moment.before().is(part, "playing");
            if (turnsSafe && skipped) {
                after.set(part, "playing");
            }
            skipped = turnsSafe && !skipped;
        }
        return moment;
    }

    private static Moment everybodyInFinal(Moment moment) {
        Draft after = moment.after();
        if (after.is("/finale", true) && after.number("/round") > 1) {
            for (int i = 0; i < after.size("/players"); i++) {
                if (after.is("/players/" + i + "/part", "watching")) {
                    after.set("/players/" + i + "/part", "playing");
                }
            }
        }
        return moment;
    }

    private static boolean finalBegins(Moment moment) {
        return moment.after().is("/finale", true) && !moment.before().is("/finale", true);
    }

    private static int playing(Draft state) {
        int playing = 0;
        for (int i = 0; i < state.size("/players"); i++) {
            playing += state.is("/players/" + i + "/part", "playing") ? 1 : 0;
        }
        return playing;
    }

    /** Nothing moves in a final, and who should have lost it has not. */
    private static Moment finalStands(Moment moment) {
        if (!moment.before().is("/finale", true)) {
            return moment;
        }
        Draft after = moment.after();
        if (after.size("/gameLosers") > moment.before().size("/gameLosers")) {
            after.set("/gameLosers", moment.before().texts("/gameLosers"));
            after.set("/stage", "first-throws");
        }
        return nothingMoves(moment).places(Map.of());
    }

    private static Moment thirteenMore(Moment moment) {
        for (int i = 0; i < moment.after().size("/players"); i++) {
            String discs = "/players/" + i + "/discs";
            moment.after().set(discs, moment.after().number(discs) + 13);
        }
        return moment;
    }

    private static Moment finalOver(Moment moment) {
        Draft after = moment.after();
        if (moment.before().is("/finale", true) && after.size("/gameLosers") == 0) {
            after.set("/gameLosers", List.of(after.text("/lastRound/loser"))).set("/stage", "over");
        }
        return moment;
    }
}
