package org.pubgames.conformance.wrong;

import java.util.LinkedHashMap;
import java.util.Map;

/** The bugs of programs for boards that are drawn on the floor, court and deck, by name. */
final class TargetBugs {

    private static final long INCH = MisreadDisc.INCH;

    private TargetBugs() {}

    static Map<String, Bug> court() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("centre-point-zones-court", ShuffleboardBugs.centrePoint());
        bugs.put("negatives-clamped", Bug.misreports(step -> clamped(step, 0, Integer.MAX_VALUE)));
        bugs.put(
                "totals-capped-at-99",
                Bug.misreports(step -> clamped(step, Integer.MIN_VALUE, 99)));
        bugs.put("tangent-is-clear", Bug.always("tangency", "\"clear\""));
        bugs.put("live-by-centre", new MisreadDisc(TargetBugs::deadByCentre));
        bugs.put("no-dead-line", Bug.ignores("shuffleboard.dead.short"));
        bugs.put("no-centre-line", new MisreadDisc(TargetBugs::besideCentreLine));
        bugs.put("one-big-triangle", new MisreadDisc(TargetBugs::footOfTriangle));
        bugs.put("thin-triangle-is-line", new MisreadDisc(TargetBugs::onThinTriangle));
        bugs.put("no-penalties-waiting", Bug.ignores("court-shuffleboard.foul.waiting-on-line"));
        bugs.put("no-penalties-baseline", Bug.ignores("court-shuffleboard.foul.over-baseline"));
        bugs.put(
                "no-penalties-opponents-disc",
                Bug.ignores("court-shuffleboard.foul.opponents-disc"));
        bugs.put("foul-leaves-disc", Bug.ignores("court-shuffleboard.foul.disc-removed"));
        bugs.put(
                "tie-at-goal-is-draw",
                Bug.plays(game -> game.under("tieFrames", "0").under("doublesTieFrames", "0")));
        bugs.put("first-to-75-mid-frame", Bug.misreports(TargetBugs::overWithinFrame));
        bugs.put("both-cross-first-listed", Bug.misreports(TargetBugs::firstListedWins));
        bugs.put("dead-line-12-ft", new MisreadDisc(TargetBugs::shortOfTwelveFeet));
        bugs.put("forgets-the-last-disc", Bug.misreads(TargetBugs::lastDiscForgotten));
        return bugs;
    }

    static Map<String, Bug> deck() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("centre-point-zones-deck", ShuffleboardBugs.centrePoint());
        bugs.put("correction-changes-ends", Bug.misreports(TargetBugs::otherEndAfterCorrection));
        bugs.put("totals-clamped", Bug.misreports(step -> clamped(step, 0, 99)));
        bugs.put("overshoot-allowed-1910", Bug.always("overshoot", "\"allowed\""));
        bugs.put(
                "magic-square-upside-down",
                new MisreadDisc(
                        (disc, right) -> {
                            if (Math.abs(disc.millionths("/y")) <= 18 * INCH) {
                                disc.measure("/y", -disc.millionths("/y"));
                            }
                        }));
        return bugs;
    }

    /** After an even end was put right the next one is played from where that was played. */
    private static ReportedStep otherEndAfterCorrection(ReportedStep step) {
        if (step.accepted()
                && step.event().is("/event", "end-corrected")
                && step.event().number("/number") % 2 == 0
                && step.after().has("/end/from")) {
            step.after().set("/end/from", "foot");
        }
        return step;
    }

    /** Totals that would leave a range stay at its end. */
    static ReportedStep clamped(ReportedStep step, int least, int most) {
        Draft after = step.after();
        for (int side = 0; side < after.size("/sides"); side++) {
            String points = "/sides/" + side + "/points";
            after.set(points, Math.max(least, Math.min(most, after.number(points))));
        }
        return step;
    }

    private static void deadByCentre(Draft disc, RightGame right) {
        if (disc.millionths("/y") < 0) {
            disc.measure("/y", -30 * INCH);
        }
    }

    private static void besideCentreLine(Draft disc, RightGame right) {
        long x = disc.millionths("/x");
        long y = disc.millionths("/y");
        long clear = MisreadDisc.radius(right) + INCH * 6 / 10;
        if (Math.abs(x) < clear && y > 18 * INCH && y < 90 * INCH) {
            disc.measure("/x", x < 0 ? -clear : clear);
        }
    }

    /** The strip widens with the sides of the triangle, six inches too far. */
    private static void footOfTriangle(Draft disc, RightGame right) {
        long x = disc.millionths("/x");
        if (disc.millionths("/y") < 18L * INCH && Math.abs(x) > 6L * INCH) {
            disc.measure("/x", x - Long.signum(x) * 6L * INCH);
        }
    }

    private static void onThinTriangle(Draft disc, RightGame right) {
        long y = disc.millionths("/y");
        if (y > 0 && y < 18 * INCH && Math.abs(disc.millionths("/x")) < 3 * INCH) {
            disc.remove("/y").remove("/x").set("/at", "line");
        }
    }

    private static void shortOfTwelveFeet(Draft disc, RightGame right) {
        if (disc.millionths("/y") > 144 * INCH + MisreadDisc.radius(right)) {
            disc.measure("/y", 170 * INCH);
        }
    }

    /** The running total decides, whatever the rest of the frame may bring. */
    private static ReportedStep overWithinFrame(ReportedStep step) {
        Draft after = step.after();
        int target = step.setting("target");
        for (int side = 0; side < after.size("/sides"); side++) {
            int running = after.number("/sides/" + side + "/points");
            for (int i = 0; i < after.size("/end/discs"); i++) {
                String disc = "/end/discs/" + i;
                if (after.is(disc + "/side", side == 0 ? "a" : "b")
                        && after.is(disc + "/status", "lying")) {
                    running += worth(after.text(disc + "/spot/area"));
                }
            }
            if (after.is("/stage", "shooting") && target > 0 && running >= target) {
                after.set("/sides/" + side + "/points", running).set("/stage", "over");
                return won(step, side);
            }
        }
        return step;
    }

    private static int worth(String area) {
        return area.equals("10-off") ? -10 : area.isEmpty() ? 0 : Integer.parseInt(area);
    }

    private static ReportedStep firstListedWins(ReportedStep step) {
        Draft after = step.after();
        int target = step.setting("target");
        boolean both =
                after.is("/ending/winner", "b")
                        && target > 0
                        && after.number("/sides/0/points") >= target;
        if (!both) {
            return step;
        }
        after.set("/sides/0/games", after.number("/sides/0/games") + 1);
        after.set("/sides/1/games", after.number("/sides/1/games") - 1);
        after.set("/ending/winner", "a");
        return won(step, 0);
    }

    private static ReportedStep won(ReportedStep step, int side) {
        Map<String, String> places = new LinkedHashMap<>();
        for (int i = 0; i < 2; i++) {
            String rank = i == side ? "1" : "2";
            ShuffleboardBugs.players(step.after(), i).forEach(player -> places.put(player, rank));
        }
        return step.places(places);
    }

    private static void lastDiscForgotten(Draft event) {
        if (event.size("/discs") > 0) {
            event.remove("/discs/" + (event.size("/discs") - 1));
        }
    }
}
