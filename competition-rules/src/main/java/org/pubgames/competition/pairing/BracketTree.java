package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;

/** The matches of a knock-out as they are put together. A missing source stands for nobody. */
final class BracketTree {

    private final List<BracketMatch> matches = new ArrayList<>();

    /** Of each round of the tree the loser of each pair of lines, null for a bye. */
    private final List<List<@Nullable Source>> losers = new ArrayList<>();

    List<BracketMatch> matches() {
        return matches;
    }

    int rounds() {
        return losers.size();
    }

    /** Of a round from 1, all of which are matches. */
    List<Source> losers(int round) {
        List<Source> all = new ArrayList<>();
        for (Source loser : losersAndByes(round)) {
            if (loser != null) {
                all.add(loser);
            }
        }
        return all;
    }

    /** Of a round from 1, null for byes. */
    List<@Nullable Source> losersAndByes(int round) {
        return losers.get(round - 1);
    }

    /** All rounds to the last match, whose winner it returns. */
    Source grow(Part part, List<Integer> lines) {
        List<@Nullable Source> sides = new ArrayList<>();
        for (int line : lines) {
            sides.add(line == Seeding.BYE ? null : new Source.Entrant(line));
        }
        while (sides.size() > 1) {
            sides = round(part, sides);
        }
        Source winner = sides.get(0);
        if (winner == null) {
            throw new IllegalArgumentException("nobody enters: " + lines);
        }
        return winner;
    }

    private List<@Nullable Source> round(Part part, List<@Nullable Source> sides) {
        List<@Nullable Source> winners = new ArrayList<>();
        List<@Nullable Source> out = new ArrayList<>();
        int round = losers.size() + 1;
        for (int line = 0; line < sides.size(); line += 2) {
            int before = matches.size();
            winners.add(meet(part, round, sides.get(line), sides.get(line + 1)));
            out.add(matches.size() > before ? new Source.LoserOf(before) : null);
        }
        losers.add(out);
        return winners;
    }

    /** Who goes on of two, either of whom may be nobody. */
    @Nullable Source meet(Part part, int round, @Nullable Source first, @Nullable Source second) {
        if (first == null) {
            return second;
        }
        return second == null ? first : play(part, round, first, second);
    }

    Source play(Part part, int round, Source first, Source second) {
        int number = matches.size();
        matches.add(new BracketMatch(number, part, round, first, second));
        return new Source.WinnerOf(number);
    }
}
