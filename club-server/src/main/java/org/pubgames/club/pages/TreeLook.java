package org.pubgames.club.pages;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A knock-out as a tree. Immutable.
 *
 * @param rounds the rounds, the final last; each has half as many spots as the one before, and
 *     where those play who have lost once, every other one has as many
 * @param third the match for the third place
 * @param thirdTitle what that is called
 * @param lower where two defeats put out: those who have lost once, and behind them the final
 */
public record TreeLook(
        List<Round> rounds, Optional<Meeting> third, String thirdTitle, Optional<TreeLook> lower) {

    /** Rounds that a wall has room for, so that each name can be read from far. */
    private static final int MOST = 5;

    /** The same of the lower part, whose rounds stand beside each other on one side. */
    private static final int MOST_LOWER = 7;

    /** Rounds that a wall shows also when they are played. */
    private static final int FEWEST = 3;

    /** Keeps a copy of its list. */
    public TreeLook {
        rounds = List.copyOf(rounds);
    }

    /**
     * A round.
     *
     * @param title what it is called
     * @param spots from above; those of the left half of a wall first
     */
    public record Round(String title, List<Spot> spots) {
        /** Keeps a copy of its list. */
        public Round {
            spots = List.copyOf(spots);
        }

        /** {@return the upper half} */
        public List<Spot> upper() {
            return spots.subList(0, (spots.size() + 1) / 2);
        }

        /** {@return the lower half; nothing of a final} */
        public List<Spot> lower() {
            return spots.subList((spots.size() + 1) / 2, spots.size());
        }

        private boolean played() {
            return spots.stream().flatMap(each -> each.meeting().stream()).allMatch(Meeting::done);
        }
    }

    /**
     * Room for a match.
     *
     * @param meeting the match; empty where somebody has a bye
     * @param follows whether it follows from matches that are drawn before it
     * @param way how the next match follows from it
     */
    public record Spot(Optional<Meeting> meeting, boolean follows, Way way) {}

    /** How a match follows from another one. */
    public enum Way {
        /** From the upper one of two. */
        UPPER,
        /** From the lower one of two. */
        LOWER,
        /** From it alone: the other side comes from elsewhere. */
        STRAIGHT
    }

    /**
     * A match of the tree.
     *
     * @param first one side
     * @param second the other side
     * @param board where it is played now; empty when it is not
     * @param done whether somebody has come out of it
     */
    public record Meeting(Side first, Side second, String board, boolean done) {}

    /**
     * A side of a match.
     *
     * @param name who it is; empty while that is open
     * @param from where it comes from, as long as the name is open; empty where the tree shows it
     * @param score what counts
     * @param winner whether it has won
     */
    public record Side(String name, String from, String score, boolean winner) {}

    /**
     * {@return the rounds that matter now, page by page: what was played long ago is on the paper}
     */
    public List<TreeLook> onWall() {
        List<TreeLook> pages = new ArrayList<>();
        int from = Math.max(rounds.size() - MOST, unplayed());
        pages.add(of(from, rounds.size()));
        lower.ifPresent(below -> pages.addAll(below.pages()));
        return pages;
    }

    /** As many pages as are needed, with about as many rounds each. */
    private List<TreeLook> pages() {
        List<TreeLook> pages = new ArrayList<>();
        int from = unplayed();
        int left = (rounds.size() - from + MOST_LOWER - 1) / MOST_LOWER;
        for (; left > 0; left--) {
            int to = from + (rounds.size() - from + left - 1) / left;
            pages.add(of(from, to));
            from = to;
        }
        return pages;
    }

    /** The first round to show, from 0: one that is still played, or one of the last ones. */
    private int unplayed() {
        int played = 0;
        while (played < rounds.size() && rounds.get(played).played()) {
            played++;
        }
        return Math.max(0, Math.min(played, rounds.size() - FEWEST));
    }

    private TreeLook of(int from, int to) {
        return new TreeLook(rounds.subList(from, to), third, thirdTitle, Optional.empty());
    }

    /** {@return how many matches stand below each other on each half of a wall} */
    public int rows() {
        return rounds.get(0).upper().size();
    }

    /** {@return how many rounds there are beside the final} */
    public int before() {
        return rounds.size() - 1;
    }
}
