package org.pubgames.shuffleboard.deck;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.math.BigDecimal;
import java.util.List;
import org.pubgames.core.spi.Together;
import org.pubgames.shuffleboard.ConsistentPlay;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * The parameters in which ships differ. The shipped variants set each of them with its clause.
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
 * @param orientation on which side the row 8 1 6 lies
 * @param farPoints points of the half circle behind the square
 * @param nearPoints points of the half circle before the square, 0 or less
 * @param lateFouls until when a foul in a shot is called
 * @param overLine what follows when a player steps over the line that discs are played from
 */
@ConsistentPlay(groups = Together.class)
public record DeckSettings(
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
        Orientation orientation,
        @Min(0) @Max(100) int farPoints,
        @Min(-100) @Max(0) int nearPoints,
        LateFouls lateFouls,
        OverLine overLine)
        implements ShuffleboardSettings {

    /** On which side the row 8 1 6 lies, as the player sees it. */
    public enum Orientation {
        FAR_SIDE,
        NEAR_SIDE
    }

    /** What follows when a player steps over the line that discs are played from. */
    public enum OverLine {
        /** It is called, and costs nothing. */
        NOTED,
        /** The disc is taken off; what it moved stays. */
        DISC_REMOVED,
        /** Nobody calls it. */
        NOT_CALLED
    }

    @Override
    public List<Foul> fouls() {
        return overLine == OverLine.NOT_CALLED ? List.of() : List.of(Foul.OVER_BASELINE);
    }
}
