package org.pubgames.shuffleboard;

import java.math.BigDecimal;
import java.util.List;
import org.pubgames.core.Settings;

/** The parameters that all four games have. Lengths are inches with at most six decimals. */
public interface ShuffleboardSettings extends Settings {

    /** How it is found who begins. */
    enum Start {
        TOSS,
        /** Nearest to the far line. */
        LAG,
        /** The same, but its winner has no choice: he plays second and has the last shot. */
        LAG_FOR_LAST_SHOT,
        /** Side A leads. */
        FIRST_SEAT,
        /** A toss; before the game that decides the match a lag. */
        TOSS_AND_DECIDER_LAG,
        /** A lag; before the game that decides the match another one. */
        LAG_AND_DECIDER_LAG;

        /** Whether a lag decides who begins the match. */
        public boolean byLag() {
            return this == LAG || this == LAG_FOR_LAST_SHOT || this == LAG_AND_DECIDER_LAG;
        }
    }

    /** Who plays first in the next end. */
    enum Lead {
        /** Who scored more in the end before. */
        END_WINNER,
        /** The side that led the first end of the game. */
        SAME_SIDE,
        /** The sides take turns. */
        EACH_END,
        /** The sides take turns after two ends, one from each end of the board. */
        EACH_ROUND,
        /** Two players take turns after each end, pairs after two. */
        EACH_END_PAIRS_EACH_ROUND,
        /** First, second, second, first, and so on. */
        MIRRORED,
        /**
         * The same; but the ends added after a tie are led by one side, those of the next tie by
         * the other.
         */
        MIRRORED_TIES_IN_TURN
    }

    /** Who plays first after an end that nobody won, where its winner would. */
    enum Blank {
        /** Who played second in it. */
        SWAP,
        /** Who played first in it. */
        SAME
    }

    /** What follows a total above the target. */
    enum Overshoot {
        ALLOWED,
        /** What is too much is taken off the target. */
        BUST_BACK
    }

    /** What may be given to a weaker side. */
    enum Handicap {
        NONE,
        HEAD_START,
        /** Points added for each scoring disc. */
        PER_DISC
    }

    /** Which discs have reached the line that must be reached. */
    enum Reached {
        /** Those that touch it, or are past it. */
        TOUCHING,
        /** Only those that are completely past it. */
        COMPLETELY_PAST
    }

    /** Whether a disc that only just meets a line touches it. */
    enum Tangency {
        TOUCHES,
        CLEAR
    }

    /** What follows when a player is not there when due. */
    enum Absence {
        /** Nobody plays in the place of the player: play waits. */
        WAITS,
        /** The side loses the match. */
        FORFEITS
    }

    /** When somebody may play in the place of a player. */
    enum Substitution {
        NOT_ALLOWED,
        /** While no disc of the end has been played. */
        BETWEEN_GAMES,
        ANY_TIME
    }

    /** What follows when one of two partners leaves. */
    enum Withdrawal {
        SIDE_LOSES,
        /** The other partner plays all discs of the side. */
        PARTNER_GOES_ON
    }

    /** What becomes of a shot that a side plays when it is the other's turn. */
    enum OutOfTurnShot {
        /** It is none, and is not reported as one. */
        REFUSED,
        /** Its disc, and what it moved, stay where they rest. */
        STAYS,
        /** Its disc is taken off, and what it moved goes back. */
        TAKEN_OFF
    }

    /** Until when a foul in a shot is called. */
    enum LateFouls {
        /** Until the next shot. */
        NOT_CALLED,
        /** Until the end is counted; what was played since stands. */
        UNTIL_COUNTED
    }

    /** What counts of a match that is broken off. */
    enum Abandoned {
        /** The games won, and when these are level the points of the game in progress. */
        SCORE_STANDS,
        NOTHING_COUNTS
    }

    /** Discs of each side, 1 to 8. */
    int discs();

    /** How it is found who begins. */
    Start start();

    /** Who plays first in the next end. */
    Lead lead();

    /** Who plays first after an end that nobody won. */
    Blank blankEnd();

    /** Whether the next end is played back from the other end. */
    boolean changeEnds();

    /** Points that win a game, 0 when none do. */
    int target();

    /** The same in doubles. */
    int doublesTarget();

    /** By how many points the target must be won. */
    int margin();

    /** What follows a total above the target. */
    Overshoot overshoot();

    /** Ends of a game at most, 0 when there is no limit. */
    int frames();

    /** Ends added when the sides are level at the end of a game; 0: the game is drawn. */
    int tieFrames();

    /** The same in doubles. */
    int doublesTieFrames();

    /** Games of a match at most, an odd number; who wins more than half of them wins it. */
    int bestOf();

    /** What may be given to a weaker side. */
    Handicap handicap();

    /** The radius of a disc. */
    BigDecimal discRadius();

    /** The painted width of a line. */
    BigDecimal lineWidth();

    /** Whether a disc that only just meets a line touches it. */
    Tangency tangency();

    /** How near to a line a call is close; 0 when none is. */
    BigDecimal closeCall();

    /** Which discs have reached the line that must be reached. */
    Reached reached();

    /** What follows when a player is not there when due. */
    Absence absence();

    /** When somebody may play in the place of a player. */
    Substitution substitution();

    /** What follows when one of two partners leaves. */
    Withdrawal withdrawal();

    /** What counts of a match that is broken off. */
    Abandoned abandoned();

    /** What becomes of a shot that a side plays when it is the other's turn. */
    OutOfTurnShot outOfTurn();

    /** Until when a foul in a shot is called. */
    default LateFouls lateFouls() {
        return LateFouls.NOT_CALLED;
    }

    /** Discs of each side in an end with two players or with partners, 1 to 8. */
    default int discs(boolean doubles) {
        return discs();
    }

    /**
     * Whether it is a lag that is waited for where it is open who begins.
     *
     * @param game the game that is to begin, 1 for the first of the match
     */
    default boolean lagDue(int game) {
        return start().byLag() || (start() == Start.TOSS_AND_DECIDER_LAG && game > 1);
    }

    /** The points that win a game with two players or with partners, 0 when none do. */
    default int target(boolean doubles) {
        return doubles ? doublesTarget() : target();
    }

    /** Ends added when the sides are level, with two players or with partners; 0: none. */
    default int tieFrames(boolean doubles) {
        return doubles ? doublesTieFrames() : tieFrames();
    }

    /** The fouls that are called; none where the game knows none. */
    default List<Foul> fouls() {
        return List.of();
    }

    /** Ends of a game after which the sides begin anew with other colours; 0: they do not. */
    default int coloursAfter() {
        return 0;
    }

    /** Whether only the side with the nearest disc scores; never where nearness does not matter. */
    default boolean oneSideScores() {
        return false;
    }

    /** Whether the nearest disc short of the lines scores when none other does. */
    default boolean fallback() {
        return false;
    }

    /** Whether the game has discs that hang over the end of the board. */
    default boolean hangers() {
        return false;
    }

    /** Whether discs short of the lines stay lying, because the game may still count them. */
    default boolean shortStays() {
        return false;
    }
}
