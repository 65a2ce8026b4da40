package org.pubgames.competition;

/**
 * A match of a knock-out, whoever will play it.
 *
 * @param round the round, from 1
 * @param board the board of the round, from 1; the match for the third place is at board 2 of the
 *     last round
 * @param first where the side named first comes from
 * @param second where the other side comes from
 */
public record TreeMatch(int round, int board, TreeSide first, TreeSide second) {

    /** Whether it is the match for the third place: two who have lost play it. */
    public boolean forThirdPlace() {
        return first.from() == TreeSide.From.LOSER;
    }

    /** Whether one of its sides comes from a match. */
    boolean follows(int otherRound, int otherBoard) {
        return first.comesFrom(otherRound, otherBoard) || second.comesFrom(otherRound, otherBoard);
    }
}
