package org.pubgames.shuffleboard.table;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.List;
import org.pubgames.core.spi.Together;
import org.pubgames.shuffleboard.ConsistentPlay;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * The parameters in which tables and houses differ. The shipped variants set each of them with its
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
 * @param lateFouls until when a foul in a shot is called
 * @param boardLength length of the board, inches
 * @param boardWidth width of the board, inches
 * @param zoneLines inches from the far end to each line, the nearest first; with two lines the
 *     areas count 3, 2 and 1
 * @param foulLine where the foul line is, if there is one
 * @param foulLineAt inches from that end to the foul line
 * @param lineTouch what a weight on a line counts
 * @param hangerPoints points of a weight that hangs over the far end
 * @param cornerPoints points of a weight that hangs over the far end and over the side
 * @param scorers which weights score
 * @param leadTie what follows when the nearest weights of both sides are exactly level
 * @param style how knocking off is played
 * @param fouls the fouls that are called
 */
@ConsistentPlay(groups = Together.class)
@ConsistentTableShuffleboard(groups = Together.class)
public record TableSettings(
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
        LateFouls lateFouls,
        @DecimalMin("60") @DecimalMax("300") BigDecimal boardLength,
        @DecimalMin("10") @DecimalMax("40") BigDecimal boardWidth,
        @Size(min = 1, max = 5) List<@DecimalMin("2") @DecimalMax("100") BigDecimal> zoneLines,
        FoulLine foulLine,
        @DecimalMin("12") @DecimalMax("150") BigDecimal foulLineAt,
        LineTouch lineTouch,
        @Min(0) @Max(100) int hangerPoints,
        @Min(0) @Max(100) int cornerPoints,
        Scorers scorers,
        LeadTie leadTie,
        Style style,
        @Size(max = 4) List<Foul> fouls)
        implements ShuffleboardSettings {

    /** Where the foul line is. */
    public enum FoulLine {
        /** Measured from the far end. */
        TARGET_END,
        /** Measured from the player's end. */
        SHOOTER_END,
        /** Across the middle. */
        MIDDLE,
        NONE
    }

    /** What a weight on a line counts. */
    public enum LineTouch {
        /** The lower of the two areas. */
        LOWER,
        /** The area that more than half of it is in. */
        HALF_OVER
    }

    /** Which weights score. */
    public enum Scorers {
        /** Those nearer to the far end than every weight of the opponents. */
        NEARER,
        /** All of a side that has one worth three or more. */
        ALL_WITH_THREE,
        /** Those nearer than every weight of the opponents, if their side has one worth three. */
        NEARER_WITH_THREE,
        /** All of both sides. */
        BOTH_SIDES;

        /** Whether weights score only that are nearer than every weight of the opponents. */
        public boolean oneSide() {
            return this == NEARER || this == NEARER_WITH_THREE;
        }
    }

    /** What follows when the nearest weights of both sides are exactly level. */
    public enum LeadTie {
        NO_SCORE,
        /** The two cancel each other and the rest is counted. */
        CANCEL_PAIR
    }

    /** How knocking off is played, and with how many weights one against one. */
    public enum Style {
        KNOCK_OFF,
        /** An opponent's weight must not be knocked off. */
        TAP_AND_DRAW,
        /** Weights may be knocked off; one against one each player has eight. */
        HORSE_COLLAR
    }

    private static final int ALL_EIGHT = 8;

    public TableSettings {
        zoneLines = List.copyOf(zoneLines);
        fouls = List.copyOf(fouls);
    }

    /** Inches from the far end to the foul line; to the player's end where there is none. */
    public BigDecimal foulLineFromEnd() {
        return switch (foulLine) {
            case TARGET_END -> foulLineAt;
            case SHOOTER_END -> boardLength.subtract(foulLineAt);
            case MIDDLE -> boardLength.divide(BigDecimal.valueOf(2));
            case NONE -> boardLength;
        };
    }

    @Override
    public int discs(boolean doubles) {
        return style == Style.HORSE_COLLAR && !doubles ? ALL_EIGHT : discs;
    }

    @Override
    public boolean oneSideScores() {
        return scorers.oneSide();
    }

    @Override
    public boolean hangers() {
        return true;
    }
}
