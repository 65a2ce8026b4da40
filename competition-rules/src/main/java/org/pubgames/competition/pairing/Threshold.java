package org.pubgames.competition.pairing;

import java.util.List;

/**
 * Points for reaching one's own average (research S83: club competition of Schijf '83).
 *
 * @param value what a board must reach: the entrant's {@link Average#cut average cut to a whole
 *     number}
 * @param perBoard points for each board that reaches it (S83: 2)
 * @param bonus points besides, when all boards together exceed the threshold times their number
 *     (S83: 5)
 * @param bonusBoards with how many boards the bonus is given (S83: 10)
 */
public record Threshold(int value, int perBoard, int bonus, int bonusBoards) {

    /** The points of these boards. */
    public int points(List<Integer> boards) {
        long sum = 0;
        int points = 0;
        for (int board : boards) {
            sum += board;
            points += board >= value ? perBoard : 0;
        }
        boolean exceeds = boards.size() == bonusBoards && sum > (long) value * bonusBoards;
        return points + (exceeds ? bonus : 0);
    }
}
