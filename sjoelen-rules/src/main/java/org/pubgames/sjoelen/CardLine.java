package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.sjoelen.SjoelenSettings.Agreement;
import org.pubgames.sjoelen.SjoelenSettings.Office;

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
 * @param reachedIn the sub-turn that ended the turn, or in which the highest score was reached; 0
 *     when the turn was not reported by its discs
 * @param extra extra discs that were played; 0 when the turn was not reported by its discs
 * @param status what happened to the line
 * @param initials who initialled the points, when they are a correction
 * @param history what stood there before, oldest first
 */
public record CardLine(
        int turn,
        Optional<Integer> board,
        int discs,
        int points,
        int written,
        Optional<Compartments> layout,
        Optional<Compartments> bonus,
        int reachedIn,
        int extra,
        Status status,
        Optional<Office> initials,
        List<CardEntry> history) {

    public CardLine {
        history = List.copyOf(history);
    }

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
        /** The points were taken away: after tampering, or because the turn was annulled. */
        DEDUCTED,
        /** The organizer decided that the disputed score stands. */
        DECIDED,
        /** The turn is to be played again, and nothing of it counts. */
        ANNULLED,
        /** The player was not there when the turn was due. */
        MISSED,
        /** The player gave up the game. */
        CONCEDED,
        /** All others gave up the game, so that it was won without being played. */
        GIVEN
    }

    /** A line noted by its score alone. */
    public static CardLine noted(int turn, Optional<Integer> board, int discs, int points) {
        return new CardLine(
                turn,
                board,
                discs,
                points,
                points,
                Optional.empty(),
                Optional.empty(),
                0,
                0,
                Status.NOTED,
                Optional.empty(),
                List.of());
    }

    /** A line of a turn that was not played. */
    public static CardLine unplayed(int turn, Status status) {
        return noted(turn, Optional.empty(), 0, 0).as(status);
    }

    private CardLine as(Status newStatus) {
        return new CardLine(
                turn, board, discs, points, written, layout, bonus, reachedIn, extra, newStatus,
                initials, history);
    }

    /** Whether the turn was given up or missed, so that it wins nothing whatever others made. */
    public boolean forfeited() {
        return status == Status.MISSED || status == Status.CONCEDED;
    }

    /** Whether the turn was never played, or its points were taken away, and that stands. */
    public boolean closed() {
        return forfeited() || status == Status.GIVEN || status == Status.DEDUCTED;
    }

    /** A line noted by the discs of the turn. */
    public static CardLine played(int number, TurnInPlay turn, int points) {
        return new CardLine(
                number,
                turn.board(),
                turn.discs(),
                points,
                points,
                Optional.of(turn.compartments()),
                turn.bonusStage() ? Optional.of(turn.bonus()) : Optional.empty(),
                turn.bonusStage() ? turn.maximumIn() : turn.subTurn(),
                turn.returned(),
                Status.NOTED,
                Optional.empty(),
                List.of());
    }

    /** Where the extra discs that were played lay before: in the fullest compartments. */
    public Compartments givenBack() {
        return TurnInPlay.givenBack(layout.orElse(Compartments.EMPTY), extra);
    }

    /** Whether the turn has to be played again. */
    public boolean annulled() {
        return status == Status.ANNULLED;
    }

    /** Whether nothing is left to be said about the score before it may decide a match. */
    public boolean settled(Agreement agreement) {
        return status != Status.DISPUTED
                && (agreement == Agreement.ASSUMED || status != Status.NOTED);
    }

    /** The same line with other points; what stood there before is kept. */
    public CardLine counting(int newPoints, Status newStatus, Optional<Office> newInitials) {
        List<CardEntry> before = new ArrayList<>(history);
        before.add(new CardEntry(points, status, initials));
        return new CardLine(
                turn,
                board,
                discs,
                newPoints,
                written,
                layout,
                bonus,
                reachedIn,
                extra,
                newStatus,
                newInitials,
                before);
    }

    /** The same line with the same points, of which something was said. */
    public CardLine said(Status newStatus) {
        return counting(points, newStatus, initials);
    }

    /** The same line in the place of one whose turn was played again. */
    public CardLine after(CardLine annulled) {
        List<CardEntry> before = new ArrayList<>(annulled.history());
        before.add(new CardEntry(annulled.points(), annulled.status(), annulled.initials()));
        return new CardLine(
                turn, board, discs, points, written, layout, bonus, reachedIn, extra, status,
                initials, before);
    }

    /** The same line with the discs that really lay there and the points they are worth. */
    public CardLine recounted(Compartments newLayout, Optional<Compartments> newBonus, int judged) {
        return new CardLine(
                turn,
                board,
                discs,
                points,
                judged,
                Optional.of(newLayout),
                newBonus,
                reachedIn,
                extra,
                status,
                initials,
                history);
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CardLine that
                && turn == that.turn
                && discs == that.discs
                && points == that.points
                && written == that.written
                && reachedIn == that.reachedIn
                && extra == that.extra
                && status == that.status
                && initials.equals(that.initials)
                && history.equals(that.history)
                && board.equals(that.board)
                && layout.equals(that.layout)
                && bonus.equals(that.bonus);
    }

    @Override
    public int hashCode() {
        return ((turn * 31 + points) * 31 + written) * 31 + layout.hashCode();
    }
}
