package org.pubgames.competition.pairing;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.competition.pairing.BracketMatch.Part;
import org.pubgames.competition.pairing.BracketMatch.Source;

/**
 * A knock-out as data: its matches, and where each side comes from. A bye is no match: who has one
 * enters in the second round. There is no other bye in the main or upper part (research USAB 1c).
 *
 * @param entrants how many
 * @param matches each after those it depends on
 */
public record Bracket(int entrants, List<BracketMatch> matches) {

    /** How the winners of the two parts of a double knock-out meet (research BM). */
    public enum GrandFinal {
        /** Not at all. */
        NONE,
        /** Once. */
        SIMPLE,
        /** Once, and once more if the winner of the upper part loses: everybody is out at two. */
        DOUBLE
    }

    /** Keeps a copy of the matches. */
    public Bracket {
        matches = List.copyOf(matches);
    }

    /**
     * A knock-out in which one defeat is enough: one match less than entrants.
     *
     * @param entrants how many, at least 2
     * @param bronze whether the losers of the semi-finals play one more, for the third place; with
     *     2 or 3 entrants there are no two of them
     */
    public static Bracket single(int entrants, Seeding seeding, boolean bronze) {
        BracketTree tree = new BracketTree();
        tree.grow(Part.MAIN, seeding.lines(entrants));
        if (bronze && entrants >= 4) {
            List<Source> losers = tree.losers(tree.rounds() - 1);
            tree.play(Part.BRONZE, 1, losers.get(0), losers.get(1));
        }
        return new Bracket(entrants, tree.matches());
    }

    /**
     * A knock-out in which everybody may lose once: two matches less than twice the entrants with a
     * simple grand final.
     *
     * <p>The losers of the first upper round meet in twos; then in turn the losers of the next
     * upper round come in and the winners meet in twos. They come in from the bottom up in even
     * upper rounds, with their halves exchanged in odd ones (four or more), so that two meet again
     * late. Who has no opponent there goes on without a match.
     *
     * @param entrants how many, at least 2
     */
    public static Bracket doubled(int entrants, Seeding seeding, GrandFinal grandFinal) {
        BracketTree tree = new BracketTree();
        Source upper = tree.grow(Part.UPPER, seeding.lines(entrants));
        Source lower = new LowerPart(tree).winner();
        if (grandFinal != GrandFinal.NONE) {
            Source winner = tree.play(Part.GRAND_FINAL, 1, upper, lower);
            if (grandFinal == GrandFinal.DOUBLE && winner instanceof Source.WinnerOf last) {
                tree.play(Part.DECIDER, 1, winner, new Source.LoserOf(last.match()));
            }
        }
        return new Bracket(entrants, tree.matches());
    }

    /** The matches of a part, in the order of rounds. */
    public List<BracketMatch> part(Part part) {
        List<BracketMatch> of = new ArrayList<>(matches);
        of.removeIf(match -> match.part() != part);
        return List.copyOf(of);
    }
}
