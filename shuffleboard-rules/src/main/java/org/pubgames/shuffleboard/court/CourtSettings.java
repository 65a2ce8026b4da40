package org.pubgames.shuffleboard.court;

import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Together;
import org.pubgames.shuffleboard.ConsistentPlay;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardSettings;

/**
 * The parameters in which associations and clubs differ. The shipped variants set each of them with
 * its clause.
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
 * @param yellowSide from which half of the 10-off area yellow plays
 * @param coloursAfter frames of a game after which the sides exchange colours and yellow leads
 *     again; 0: they keep them
 * @param deciderFrames frames of the last game that can decide a match; 0: as many as the others
 * @param displaced what becomes of the opponents' discs that a foul shot displaced
 * @param tenOffCharge whose discs displaced from the 10-off area are charged to the offender
 * @param fiveOffRemoves whether a shot that cost five is taken off too
 * @param waitingGrace whether touching a line with a waiting disc is free until the player has
 *     played one in the frame
 * @param fiveOffs the fouls that cost five
 * @param tenOffs the fouls that cost ten
 * @param noOffs the fouls that cost no points of their own, but make the disc one played illegally
 */
@ConsistentPlay(groups = Together.class)
@ConsistentCourt(groups = Together.class)
public record CourtSettings(
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
        YellowSide yellowSide,
        @Min(0) @Max(100) int coloursAfter,
        @Min(0) @Max(100) int deciderFrames,
        DisplacedDiscs displaced,
        TenOffCharge tenOffCharge,
        boolean fiveOffRemoves,
        boolean waitingGrace,
        @Size(max = 24) List<Foul> fiveOffs,
        @Size(max = 24) List<Foul> tenOffs,
        @Size(max = 2) List<NoOff> noOffs)
        implements ShuffleboardSettings {

    /** From which half of the 10-off area yellow plays. */
    public enum YellowSide {
        LEFT,
        /** From the right at the head, from the left at the foot. */
        RIGHT_AT_HEAD
    }

    /** What becomes of the opponents' discs that a foul shot displaced. */
    public enum DisplacedDiscs {
        /** They are taken off and played again. */
        REPLAY,
        /** Those that scored are taken off and credited; the others stay. */
        CREDIT,
        /** All are taken off; what they scored is credited. */
        CREDIT_AND_REMOVE_ALL,
        /** The same; but after a hesitation only the offender's own from the 10-off area go. */
        CREDIT_BUT_HESITATION,
        /** They stay where they are. */
        LEAVE
    }

    /** Whose discs displaced from the 10-off area are charged to the offender. */
    public enum TenOffCharge {
        OFFENDERS_OWN,
        ANY
    }

    /** A foul in a shot that may cost no points of its own: no text has a price for it. */
    public enum NoOff {
        WITHOUT_CUE(Foul.WITHOUT_CUE),
        OUTSIDE_TEN_OFF(Foul.OUTSIDE_TEN_OFF);

        private final Foul foul;

        NoOff(Foul foul) {
            this.foul = foul;
        }

        /** What a referee calls. */
        public Foul foul() {
            return foul;
        }
    }

    public CourtSettings {
        fiveOffs = List.copyOf(fiveOffs);
        tenOffs = List.copyOf(tenOffs);
        noOffs = List.copyOf(noOffs);
    }

    /** The fouls that are called: those that cost five, ten, or no points of their own. */
    @Override
    public List<Foul> fouls() {
        List<Foul> fouls = new ArrayList<>(fiveOffs);
        fouls.addAll(tenOffs);
        fouls.addAll(unpriced());
        return List.copyOf(fouls);
    }

    /** The fouls that cost no points of their own. */
    public List<Foul> unpriced() {
        return noOffs.stream().map(NoOff::foul).toList();
    }

    /** Whether a foul makes the disc played one that was played illegally. */
    public boolean illegal(Foul foul) {
        return foul.about() == Foul.About.SHOT
                && (tenOffs.contains(foul) || unpriced().contains(foul));
    }
}
