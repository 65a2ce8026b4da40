package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;

/** The part of a double knock-out where those play who have lost once. */
final class LowerPart {

    private final BracketTree tree;
    private int round;

    LowerPart(BracketTree tree) {
        this.tree = tree;
    }

    Source winner() {
        List<@Nullable Source> left = tree.losersAndByes(1);
        for (int upper = 2; upper <= tree.rounds(); upper++) {
            left = paired(left);
            left = joined(left, comingIn(upper));
        }
        Source winner = left.get(0);
        if (winner == null) {
            throw new IllegalStateException("nobody lost");
        }
        return winner;
    }

    private List<@Nullable Source> comingIn(int upper) {
        List<@Nullable Source> losers = new ArrayList<>(tree.losersAndByes(upper));
        if (upper % 2 == 0) {
            Collections.reverse(losers);
        } else if (losers.size() >= 4) {
            Collections.rotate(losers, losers.size() / 2);
        }
        return losers;
    }

    private List<@Nullable Source> paired(List<@Nullable Source> sides) {
        round++;
        List<@Nullable Source> winners = new ArrayList<>();
        for (int line = 0; line < sides.size(); line += 2) {
            winners.add(tree.meet(Part.LOWER, round, sides.get(line), sides.get(line + 1)));
        }
        return winners;
    }

    private List<@Nullable Source> joined(
            List<@Nullable Source> left, List<@Nullable Source> losers) {
        round++;
        List<@Nullable Source> winners = new ArrayList<>();
        for (int line = 0; line < left.size(); line++) {
            winners.add(tree.meet(Part.LOWER, round, left.get(line), losers.get(line)));
        }
        return winners;
    }
}
