package org.pubgames.club.pages;

import java.util.List;
import java.util.Optional;

/**
 * A knock-out as a tree. Immutable.
 *
 * @param rounds the rounds, the final last; each has half as many spots as the one before
 * @param third the match for the third place
 * @param thirdTitle what that is called
 */
public record TreeLook(List<Round> rounds, Optional<Meeting> third, String thirdTitle) {

    /** Rounds that a wall has room for, so that each name can be read from far. */
    private static final int MOST = 5;

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
     * @param upper whether it is the upper one of the two from which the next one follows
     */
    public record Spot(Optional<Meeting> meeting, boolean follows, boolean upper) {}

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
     * @param score what counts
     * @param winner whether it has won
     */
    public record Side(String name, String score, boolean winner) {}

    /** {@return the rounds that matter now: what was played long ago is on the paper} */
    public TreeLook onWall() {
        int played = 0;
        while (played < rounds.size() && rounds.get(played).played()) {
            played++;
        }
        int from =
                Math.max(
                        rounds.size() - MOST,
                        Math.max(0, Math.min(played, rounds.size() - FEWEST)));
        return new TreeLook(rounds.subList(from, rounds.size()), third, thirdTitle);
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
