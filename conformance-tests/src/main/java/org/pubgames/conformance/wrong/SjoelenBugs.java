package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/** The bugs of sjoelen programs, by name. */
final class SjoelenBugs {

    private static final List<Integer> LABELS = List.of(2, 3, 4, 1);
    private static final int DISCS = 30;

    private SjoelenBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("bonus-for-all-in", Bug.misreports(extraDiscForAllIn(subTurn -> subTurn == 1)));
        bugs.put(
                "bonus-for-all-in-keeps-turn-open", Bug.misreports(extraDiscForAllIn(any -> true)));
        bugs.put(
                "bonus-for-all-in-later",
                Bug.misreports(extraDiscForAllIn(subTurn -> subTurn > 1)));
        bugs.put("bonus-never-refused", Bug.misreports(SjoelenBugs::unearnedDiscTaken));
        bugs.put(
                "bonus-disc-completes-set",
                new WrongCount((layout, bonus) -> right(sum(layout, bonus))));
        bugs.put("bonus-merged-into-layout", SjoelenBugs::extraDiscInLayout);
        bugs.put("missed-bonus-ends-it", SjoelenBugs::missedDiscEndsIt);
        bugs.put("taken-out-never-back", Bug.always("takenOut", "\"lost-for-turn\""));
        bugs.put("taken-out-blocks-bonus", SjoelenBugs::takenOutBlocksBonus);
        bugs.put("no-bonus", Bug.plays(game -> extraDiscs(game, 0, 0)));
        bugs.put("no-bonus-after-two", Bug.plays(game -> extraDiscs(game, 1, 0)));
        bugs.put("bonus-in-every-edition", Bug.plays(game -> extraDiscs(game, 0, 1)));
        bugs.put(
                "flat-20",
                count(layout -> face(layout, LABELS) + (Collections.min(layout) > 0 ? 20 : 0)));
        bugs.put("set-only-when-all-equal", count(SjoelenBugs::setsWhenEqual));
        bugs.put("no-sets", count(layout -> face(layout, LABELS)));
        bugs.put(
                "set-plus-face-twice",
                count(layout -> 20 * Collections.min(layout) + face(layout, LABELS)));
        bugs.put("values-1234", count(layout -> withSets(layout, List.of(1, 2, 3, 4))));
        bugs.put("32-discs", thirtyTwoDiscs());
        bugs.put("no-disc-cap", Bug.ignores("sjoelen.report.too-many-discs"));
        bugs.put("scales-down-too-many", Bug.misreads(SjoelenBugs::scaledDown));
        bugs.put("one-sub-turn", Bug.plays(game -> subTurns(game, 1)));
        bugs.put("four-rounds", Bug.plays(game -> subTurns(game, 4)));
        bugs.put("half-in-counts", Bug.always("halfThrough", "\"counts-in\""));
        bugs.put("154-always", Bug.ignores("sjoelen.card.no-entitlement"));
        bugs.put("154-after-two", Bug.ignores("sjoelen.card.beyond-entitlement"));
        bugs.put("off-by-one-gate", Bug.misreads(SjoelenBugs::nextGate));
        bugs.put("forgets-the-last-disc", Bug.misreads(SjoelenBugs::lastDiscForgotten));
        bugs.put(
                "accepts-out-of-turn",
                Bug.ignores(
                        "sjoelen.match.turn-goes-on",
                        "sjoelen.match.turn-begun-first",
                        "sjoelen.match.playing-order"));
        bugs.put("scores-after-the-end", Bug.ignores("sjoelen.match.over"));
        return bugs;
    }

    /** All discs in and less than the highest score: the turn goes on with one more disc. */
    private static UnaryOperator<ReportedStep> extraDiscForAllIn(IntPredicate subTurn) {
        return step -> {
            Draft after = step.after();
            String turn = "/players/0/turn";
            int lines = after.size("/players/0/card");
            String line = "/players/0/card/" + (lines - 1);
            int played = Math.max(1, step.before().number(turn + "/subTurn"));
            if (lines == step.before().size("/players/0/card")
                    || after.has(line + "/bonus")
                    || played > 2
                    || !subTurn.test(played)
                    || total(after.numbers(line + "/layout")) < DISCS) {
                return step;
            }
            List<Integer> layout = after.numbers(line + "/layout");
            after.remove(line);
            after.set(turn, Map.of("compartments", layout, "hand", 1, "subTurn", played + 1));
            after.set(turn + "/returned", 1).set(turn + "/bonus", List.of(0, 0, 0, 0));
            return step.points(0);
        };
    }

    /** An extra disc that nobody earned is counted among the others. */
    private static ReportedStep unearnedDiscTaken(ReportedStep step) {
        if (step.accepted() || !step.event().is("/event", "bonus-played")) {
            return step;
        }
        Draft after = step.after();
        List<Integer> bonus = step.event().numbers("/bonus");
        int lines = after.size("/players/0/card");
        if (after.has("/players/0/turn")) {
            String place = "/players/0/turn/compartments";
            after.set(place, sum(after.numbers(place), bonus));
        } else if (lines > 0) {
            String line = "/players/0/card/" + (lines - 1);
            List<Integer> layout = sum(after.numbers(line + "/layout"), bonus);
            after.set(line + "/layout", layout).set(line + "/points", right(layout));
        }
        return step.asAccepted();
    }

    /** A layout with the extra disc inside is understood as the extra disc. */
    private static Course extraDiscInLayout(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        return Bug.misreported(
                play,
                course,
                right,
                step -> {
                    String turn = "/players/0/turn";
                    Draft after = step.after();
                    List<Integer> more =
                            minus(
                                    step.event().numbers("/compartments"),
                                    after.numbers(turn + "/compartments"));
                    boolean extra = after.number(turn + "/returned") > 0;
                    if (step.accepted() || !extra || total(more) != 1) {
                        return step;
                    }
                    after.set(turn + "/bonus", more);
                    after.set(turn + "/subTurn", after.number(turn + "/subTurn") + 1);
                    return step.asAccepted();
                });
    }

    private static Course missedDiscEndsIt(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        boolean missed =
                course.steps().stream()
                        .flatMap(observed -> observed.state().stream())
                        .anyMatch(state -> Draft.of(state).number("/players/0/turn/aside") > 0);
        return missed ? right.without("sjoelen.bonus.next-disc").play(play) : course;
    }

    private static Course takenOutBlocksBonus(Vector.Play play, RightGame right) {
        boolean taken =
                play.given().stream()
                        .anyMatch(event -> Draft.of(event.json()).number("/takenOut") > 0);
        return (taken ? extraDiscs(right, 0, 0) : right).play(play);
    }

    /** Extra discs after the sub-turns from a place on: none, or as many as sub-turns are left. */
    private static RightGame extraDiscs(RightGame game, int from, int each) {
        List<Integer> discs =
                new ArrayList<>(
                        Draft.of("{\"d\":" + game.setting("bonusDiscs") + "}").numbers("/d"));
        if (each > 0 && discs.stream().anyMatch(number -> number > 0)) {
            return game;
        }
        for (int i = from; i < discs.size(); i++) {
            discs.set(i, each * (discs.size() - i));
        }
        return game.under("bonusDiscs", discs.toString());
    }

    private static RightGame subTurns(RightGame game, int number) {
        List<Integer> none = Collections.nCopies(number - 1, 0);
        return game.under("subTurns", "" + number).under("bonusDiscs", none.toString());
    }

    private static Bug thirtyTwoDiscs() {
        return (play, right) -> {
            Draft event = Draft.of(play.last().when().json());
            int discs = total(event.numbers("/compartments")) + event.number("/takenOut");
            return (discs <= 32 ? right.without("sjoelen.report.too-many-discs") : right)
                    .play(play);
        };
    }

    private static void scaledDown(Draft line) {
        List<Integer> counts = line.numbers("/compartments");
        int discs = total(counts);
        if (discs > DISCS) {
            line.set("/compartments", counts.stream().map(count -> count * DISCS / discs).toList());
        }
    }

    private static void nextGate(Draft line) {
        List<Integer> counts = new ArrayList<>(line.numbers("/compartments"));
        if (!counts.isEmpty()) {
            Collections.rotate(counts, 1);
            line.set("/compartments", counts);
        }
    }

    private static void lastDiscForgotten(Draft line) {
        List<Integer> counts = new ArrayList<>(line.numbers("/compartments"));
        for (int i = counts.size() - 1; i >= 0; i--) {
            if (counts.get(i) > 0) {
                counts.set(i, counts.get(i) - 1);
                line.set("/compartments", counts);
                return;
            }
        }
    }

    private static Bug count(java.util.function.ToIntFunction<List<Integer>> points) {
        return new WrongCount((layout, bonus) -> points.applyAsInt(layout) + face(bonus, LABELS));
    }

    private static int setsWhenEqual(List<Integer> layout) {
        int least = Collections.min(layout);
        return face(layout, LABELS) + (Collections.max(layout) == least ? 10 * least : 0);
    }

    private static int right(List<Integer> layout) {
        return withSets(layout, LABELS);
    }

    private static int withSets(List<Integer> layout, List<Integer> labels) {
        int sets = Collections.min(layout);
        return 20 * sets + face(layout.stream().map(count -> count - sets).toList(), labels);
    }

    private static int face(List<Integer> layout, List<Integer> labels) {
        int points = 0;
        for (int i = 0; i < layout.size(); i++) {
            points += layout.get(i) * labels.get(i);
        }
        return points;
    }

    private static int total(List<Integer> layout) {
        return layout.stream().mapToInt(Integer::intValue).sum();
    }

    private static List<Integer> sum(List<Integer> layout, List<Integer> more) {
        List<Integer> sum = new ArrayList<>(layout);
        for (int i = 0; i < Math.min(layout.size(), more.size()); i++) {
            sum.set(i, layout.get(i) + more.get(i));
        }
        return sum;
    }

    private static List<Integer> minus(List<Integer> layout, List<Integer> less) {
        return layout.size() != less.size()
                ? List.of()
                : sum(layout, less.stream().map(number -> -number).toList());
    }
}
