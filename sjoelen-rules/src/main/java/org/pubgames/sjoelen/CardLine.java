package org.pubgames.sjoelen;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One line of a match card.
 *
 * @param turn the turn, from 1
 * @param board the number of the board
 * @param discs how many discs the turn was played with
 * @param points the points that count, 0 after a deduction
 * @param written the points written first, or those of the discs when they were counted again
 * @param layout what lay in the compartments, when the turn was reported by its discs
 * @param bonus the extra discs that went in
 * @param status what happened to the line
 */
public record CardLine(
        int turn,
        Optional<Integer> board,
        int discs,
        int points,
        int written,
        Optional<Compartments> layout,
        Optional<Compartments> bonus,
        Status status) {

    /** What happened to a line. */
    public enum Status {
        /** Entered; the player has said nothing yet. */
        NOTED,
        /** The player does not agree. */
        DISPUTED,
        /** The player agrees. */
        AGREED,
        /** Replaced by another score, with initials. */
        CORRECTED,
        /** Something was struck out; the lowest legible score counts. */
        STRUCK,
        /** The points were deducted after tampering. */
        DEDUCTED
    }

    /** The same line with other points. */
    public CardLine counting(int newPoints, Status newStatus) {
        return new CardLine(turn, board, discs, newPoints, written, layout, bonus, newStatus);
    }

    /** The same line with the discs that really lay there and the points they are worth. */
    public CardLine recounted(Compartments newLayout, Optional<Compartments> newBonus, int judged) {
        return new CardLine(
                turn, board, discs, points, judged, Optional.of(newLayout), newBonus, status);
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardLine that
                && turn == that.turn
                && discs == that.discs
                && points == that.points
                && written == that.written
                && status == that.status
                && board.equals(that.board)
                && layout.equals(that.layout)
                && bonus.equals(that.bonus);
    }

    @Override
    public int hashCode() {
        return ((turn * 31 + points) * 31 + written) * 31 + layout.hashCode();
    }
}
