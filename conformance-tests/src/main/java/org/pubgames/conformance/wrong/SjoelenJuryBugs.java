package org.pubgames.conformance.wrong;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Bugs in what the jury of sjoelen does: counting discs again, piling them, keeping the card. */
final class SjoelenJuryBugs {

    private static final String TURN = "/players/0/turn";
    private static final List<Integer> LABELS = List.of(2, 3, 4, 1);
    private static final int PILE = 4;
    private static final int HIGHEST = 148;

    private SjoelenJuryBugs() {}

    static Map<String, Bug> all() {
        Map<String, Bug> bugs = new LinkedHashMap<>();
        bugs.put("piles-of-four", Bug.misreports(SjoelenJuryBugs::pilesOfFour));
        bugs.put("replays-with-discs-found", Bug.misreports(SjoelenJuryBugs::replayedWithFound));
        bugs.put("legible-up-to-148", Bug.misreports(SjoelenJuryBugs::legibleUpToHighest));
        bugs.put(
                "extra-disc-from-layout",
                Bug.misreads(
                        event -> {
                            if (event.is("/from", "extra-disc")) {
                                event.set("/from", "compartment");
                            }
                        }));
        bugs.put("recount-forgets-bonus", Bug.misreports(SjoelenJuryBugs::bonusForgotten));
        return bugs;
    }

    /** Says that all piles are of four, not only the first. */
    private static ReportedStep pilesOfFour(ReportedStep step) {
        List<String> piles = new ArrayList<>();
        List<Integer> lying = step.after().numbers(TURN + "/compartments");
        for (int i = 0; i < lying.size(); i++) {
            if (lying.get(i) > 0) {
                List<String> heights = new ArrayList<>();
                for (int left = lying.get(i); left > 0; left -= PILE) {
                    heights.add(String.valueOf(Math.min(PILE, left)));
                }
                piles.add(LABELS.get(i) + ": " + String.join("+", heights));
            }
        }
        return step.fact("sjoelen.piling.between-sub-turns", "piles", piles);
    }

    /** A turn that is played again begins with as many discs as were found. */
    private static ReportedStep replayedWithFound(ReportedStep step) {
        int found = step.before().number(TURN + "/discs");
        boolean again =
                step.accepted()
                        && step.before().number(TURN + "/subTurn") > 1
                        && step.after().number(TURN + "/subTurn") == 1;
        if (again && found > 0) {
            step.after().set(TURN + "/discs", found).set(TURN + "/hand", found);
        }
        return step;
    }

    /** Takes no legible score for possible that needs extra discs. */
    private static ReportedStep legibleUpToHighest(ReportedStep step) {
        List<Integer> legible = step.event().numbers("/legible");
        boolean above = !legible.isEmpty() && legible.stream().allMatch(points -> points > HIGHEST);
        return step.accepted() && above ? step.asRefused() : step;
    }

    /** Whoever counts the discs while extra discs are played forgets those that went in. */
    private static ReportedStep bonusForgotten(ReportedStep step) {
        if (step.accepted()
                && step.event().is("/event", "discs-found")
                && step.after().number(TURN + "/maximumIn") > 0) {
            step.after().set(TURN + "/bonus", List.of(0, 0, 0, 0));
        }
        return step;
    }
}
