package org.pubgames.shuffleboard.shovelboard;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Together;
import org.pubgames.shuffleboard.ConsistentPlay;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * The parameters in which boards and ages differ. The shipped variants set each of them with its
 * clause.
 *
 * @param discs weights of each side
 * @param start how it is found who begins
 * @param lead who plays first in the next end
 * @param blankEnd who plays first after an end that nobody won, where its winner would
 * @param changeEnds whether the next end is played back from the other end
 * @param target points that win a game in singles; 0: none do
 * @param doublesTarget points that win a game in doubles; 0: none do
 * @param margin by how many points the target must be won
 * @param overshoot what follows a total above the target
 * @param frames ends of a game at most; 0: no limit
 * @param tieFrames ends added when the sides are level at the end of a game; 0: it is drawn
 * @param doublesTieFrames the same in doubles
 * @param bestOf games of a match at most
 * @param handicap what may be given to a weaker side
 * @param discRadius radius of a disc, inches
 * @param lineWidth painted width of a line, inches
 * @param tangency whether a disc that only just meets a line touches it
 * @param closeCall how near to a line a call is close, inches; 0: none is
 * @param reached which discs have reached the line that must be reached
 * @param absence what follows when a player is not there when due
 * @param substitution when somebody may play in the place of a player
 * @param withdrawal what follows when one of two partners leaves
 * @param abandoned what counts of a match that is broken off
 * @param outOfTurn what becomes of a shot that a side plays when it is the other's turn
 * @param boardLength length of the board, inches
 * @param boardWidth width of the board, inches
 * @param farLine inches from the far end to the far line
 * @param nearLine inches from the far end to the near line; 0: there is none, and a weight short of
 *     the far line scores 1 unless only the nearest does
 * @param middleLine inches from the far end to a line between these two; 0: there is none
 * @param middlePoints points of a weight between the far line and the middle line, 0 to 50
 * @param lineTouch what a weight on the far line or on the middle line counts
 * @param scorers which weights score
 * @param fallback whether the nearest weight short of the lines scores when none other does
 */
@ConsistentPlay(groups = Together.class)
@ConsistentBoard(groups = Together.class)
public record ShovelboardSettings(
        @Min(1) @Max(8) int discs,
        Start start,
        Lead lead,
        Blank blankEnd,
        boolean changeEnds,
        @Min(0) @Max(1000) int target,
        @Min(0) @Max(1000) int doublesTarget,
        @Min(1) @Max(10) int margin,
        Overshoot overshoot,
        @Min(0) @Max(100) int frames,
        @Min(0) @Max(10) int tieFrames,
        @Min(0) @Max(10) int doublesTieFrames,
        @Min(1) @Max(9) int bestOf,
        Handicap handicap,
        @DecimalMin("0.25") @DecimalMax("6") BigDecimal discRadius,
        @DecimalMin("0") @DecimalMax("2") BigDecimal lineWidth,
        Tangency tangency,
        @DecimalMin("0") @DecimalMax("1") BigDecimal closeCall,
        Reached reached,
        Absence absence,
        Substitution substitution,
        Withdrawal withdrawal,
        Abandoned abandoned,
        OutOfTurnShot outOfTurn,
        @DecimalMin("60") @DecimalMax("480") BigDecimal boardLength,
        @DecimalMin("12") @DecimalMax("60") BigDecimal boardWidth,
        @DecimalMin("3") @DecimalMax("24") BigDecimal farLine,
        @DecimalMin("0") @DecimalMax("120") BigDecimal nearLine,
        @DecimalMin("0") @DecimalMax("120") BigDecimal middleLine,
        @Min(0) @Max(50) int middlePoints,
        LineTouch lineTouch,
        Scorers scorers,
        boolean fallback)
        implements ShuffleboardSettings {

    @Override
    public boolean oneSideScores() {
        return scorers == Scorers.NEARER;
    }

    @Override
    public boolean hangers() {
        return true;
    }

    @Override
    public boolean shortStays() {
        return true;
    }

    /** Whether a line is drawn between the far line and the near one. */
    public boolean middleLined() {
        return middleLine.signum() > 0;
    }

    /**
     * The words for where a weight lies that lies clear of the lines, from the far end: {@code
     * hanging} over it, {@code 2} beyond the far line, {@code middle} between that and the middle
     * line, {@code 1} before these, {@code short} where a weight is out of position. A board has
     * only those that its lines leave room for.
     */
    public List<String> areas() {
        List<String> areas = new ArrayList<>(List.of("hanging", "2"));
        if (middleLined()) {
            areas.add("middle");
        }
        boolean lined = nearLine.signum() > 0;
        // without a near line the rest of the board is in position, or nothing of it is
        if (lined || !fallback) {
            areas.add("1");
        }
        if (lined || fallback) {
            areas.add("short");
        }
        return List.copyOf(areas);
    }

    /** What a weight on the far line or on the middle line counts. */
    public enum LineTouch {
        /** As beyond it. */
        HIGHER,
        /** As short of it. */
        LOWER
    }

    /** Which weights score. */
    public enum Scorers {
        BOTH_SIDES,
        /** Those nearer to the far end than every weight of the opponents. */
        NEARER
    }
}
