package org.pubgames.competition;

/**
 * A match of a knock-out, whoever will play it.
 *
 * @param part where it belongs
 * @param round the round, from 1
 * @param board the board of the round, from 1
 * @param first where the side named first comes from
 * @param second where the other side comes from
 */
public record TreeMatch(Part part, int round, int board, TreeSide first, TreeSide second) {

    /** The parts of a knock-out. */
    public enum Part {
        /** Of those who have not lost. Where one defeat is enough, everything but the next. */
        MAIN,
        /** Those who have lost the semi-finals play for the third place. */
        THIRD_PLACE,
        /** Of those who have lost once, where two defeats are needed. */
        LOWER,
        /** Who has won the main part against who has won the lower one. */
        FINAL,
        /** The same two once more, if who won the main part has lost the final. */
        DECIDER
    }

    /** Whether it is the match for the third place: two who have lost play it. */
    public boolean forThirdPlace() {
        return part == Part.THIRD_PLACE;
    }

    /** Whether one of its sides comes from a match. */
    boolean follows(int otherRound, int otherBoard) {
        return first.comesFrom(otherRound, otherBoard) || second.comesFrom(otherRound, otherBoard);
    }
}
