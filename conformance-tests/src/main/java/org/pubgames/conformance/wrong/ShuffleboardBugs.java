package org.pubgames.conformance.wrong;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Course;

/** The bugs of programs for boards on a table and for the family as a whole, by name. */
final class ShuffleboardBugs {

    private static final long INCH = MisreadDisc.INCH;
    private static final String POINT = "0.000001";

    private ShuffleboardBugs() {}

    static Map<String, Bug> table() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("centre-point-zones", centrePoint());
        bugs.put("highest-zone-touched", leadingEdge());
        bugs.put("last-zone-touched", leadingEdge());
        bugs.put("both-sides-summed", Bug.always("scorers", "\"both-sides\""));
        bugs.put("all-weights-of-winner", ShuffleboardBugs::withoutLosersWeights);
        bugs.put("no-hanger", Bug.plays(game -> hangers(game, "3")));
        bugs.put("side-overhang-hanger", new MisreadDisc(ShuffleboardBugs::overTheSide));
        bugs.put("flush-is-hanger", radius("0.00001"));
        bugs.put("tie-by-sort-order", Bug.misreads(ShuffleboardBugs::firstOfLevelNearer));
        bugs.put("no-foul-removal", Bug.ignores("shuffleboard.dead.short"));
        bugs.put("foul-line-touch-stays", Bug.ignores("shuffleboard.dead.on-line"));
        bugs.put("empty-board-crashes", Bug.misreports(ShuffleboardBugs::emptyEndForgotten));
        bugs.put("tangent-is-clear-table", Bug.always("tangency", "\"clear\""));
        bugs.put(
                "totals-capped-at-21",
                Bug.misreports(step -> TargetBugs.clamped(step, Integer.MIN_VALUE, 21)));
        bugs.put(
                "winner-has-21",
                Bug.plays(game -> game.under("target", "21").under("doublesTarget", "21")));
        bugs.put(
                "three-line-8-in",
                Bug.plays(
                        game ->
                                game.under(
                                        "zoneLines",
                                        game.setting("zoneLines").replaceFirst("\\[6\\b", "[8"))));
        return bugs;
    }

    static Map<String, Bug> shovelboard() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("lower-zone-on-shovelboard", Bug.always("lineTouch", "\"lower\""));
        bugs.put("near-line-48", Bug.always("nearLine", "48"));
        return bugs;
    }

    /** Bugs of programs for any of the four games. */
    static Map<String, Bug> family() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("one-end-only", Bug.always("changeEnds", "false"));
        bugs.put("one-end-game", Bug.always("frames", "1"));
        bugs.put("accepts-out-of-turn", Bug.ignores("shuffleboard.order.not-next"));
        bugs.put("scores-after-the-end", Bug.ignores("shuffleboard.report.match-over"));
        return bugs;
    }

    static Bug centrePoint() {
        return Bug.plays(game -> game.under("discRadius", POINT).under("lineWidth", "0"));
    }

    /** Only the foremost point of a weight counts. */
    private static Bug leadingEdge() {
        MisreadDisc foremost =
                new MisreadDisc(
                        (disc, right) -> {
                            long edge = disc.millionths("/y") - MisreadDisc.radius(right);
                            if (edge > 0) {
                                disc.measure("/y", edge);
                            }
                        });
        return (play, right) -> centrePoint().play(foremost.misread(play, right), right);
    }

    /** Discs a little smaller or larger than they are. */
    static Bug radius(String more) {
        return Bug.plays(
                game ->
                        game.under(
                                "discRadius",
                                new BigDecimal(game.setting("discRadius"))
                                        .add(new BigDecimal(more))
                                        .toPlainString()));
    }

    private static RightGame hangers(RightGame game, String points) {
        return game.under("hangerPoints", points).under("cornerPoints", points);
    }

    /** Counts the weights of the side that scored as if no others lay there. */
    private static Course withoutLosersWeights(Vector.Play play, RightGame right) {
        Course course = right.play(play);
        String winner =
                course.steps().isEmpty()
                        ? ""
                        : winner(Draft.of(course.steps().get(0).state().orElseThrow()));
        if (winner.isEmpty()) {
            return course;
        }
        return right.play(
                new Vector.Play(
                        play.seats(),
                        play.position(),
                        play.given(),
                        Bug.misread(play, event -> only(event, winner)).steps(),
                        play.views()));
    }

    private static String winner(Draft state) {
        String last = "/results/" + (state.size("/results") - 1);
        if (state.number(last + "/a") > 0) {
            return "a";
        }
        return state.number(last + "/b") > 0 ? "b" : "";
    }

    private static void only(Draft event, String side) {
        for (int i = event.size("/discs") - 1; i >= 0; i--) {
            if (!event.is("/discs/" + i + "/side", side)) {
                event.remove("/discs/" + i);
            }
        }
    }

    /** A weight that hangs over the side counts as one that hangs over the end. */
    private static void overTheSide(Draft disc, RightGame right) {
        long radius = MisreadDisc.radius(right);
        long half = Math.round(Double.parseDouble(right.setting("boardWidth")) * INCH / 2);
        if (Math.abs(disc.millionths("/x")) + radius > half) {
            disc.measure("/y", radius - 100_000).set("/x", 0);
        }
    }

    /** Of two level weights the one that is named first counts as the nearer one. */
    private static void firstOfLevelNearer(Draft event) {
        for (int i = 0; i < event.size("/discs"); i++) {
            for (int j = i + 1; j < event.size("/discs"); j++) {
                String first = "/discs/" + i;
                String second = "/discs/" + j;
                if (event.has(first + "/y")
                        && event.is(first + "/y", event.text(second + "/y"))
                        && !event.is(first + "/side", event.text(second + "/side"))) {
                    event.measure(first + "/y", event.millionths(first + "/y") - 1);
                    return;
                }
            }
        }
    }

    /** An end without weights is accepted and not counted. */
    private static ReportedStep emptyEndForgotten(ReportedStep step) {
        boolean empty = step.event().is("/event", "end-played") && step.event().size("/discs") == 0;
        return step.accepted() && empty
                ? new ReportedStep(
                        step.event(), step.before(), step.before(), step.right(), step.by())
                : step;
    }

    /** The sides' players of a state, side a first. */
    static List<String> players(Draft state, int side) {
        return state.texts("/sides/" + side + "/players");
    }
}
