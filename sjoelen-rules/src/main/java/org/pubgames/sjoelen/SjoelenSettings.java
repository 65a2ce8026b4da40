package org.pubgames.sjoelen;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.pubgames.core.Settings;
import org.pubgames.core.spi.Together;
import org.pubgames.sjoelen.SjoelenState.Ranking;

/**
 * The parameters in which editions and houses differ. The shipped variants set each of them with
 * its clause.
 *
 * @param discs discs a turn is played with
 * @param subTurns sub-turns of a turn
 * @param subTurnWeights how often the score after each sub-turn counts; empty where only the score
 *     at the end of the turn does
 * @param gateValues the labels of the compartments from left to right
 * @param compartmentOrder the labels in the order in which the compartments must be filled, over
 *     and over; empty where any order is right
 * @param setPoints points of one disc in each compartment
 * @param ownNumberPoints points of a layout in which each compartment holds as many discs as its
 *     label says; 0 where it counts as usual
 * @param bonusDiscs extra discs when the highest score is reached in sub-turn 1, 2, …; one number
 *     fewer than sub-turns
 * @param bonusPlay how several extra discs are played
 * @param bonusPoints points for reaching the highest score in sub-turn 1, 2, …; one number fewer
 *     than sub-turns, or empty for none
 * @param wallRest what becomes of a disc that left its compartment and lies on a partition wall
 * @param alienDisc what becomes of a disc that is not the player's
 * @param jumpedToField what becomes of a disc that left its compartment otherwise than through the
 *     gate, onto the field
 * @param cameBack where a disc goes that came back over the control line
 * @param offBoard what becomes of a disc that left the board
 * @param shortDisc what becomes of a disc that did not wholly pass the control line
 * @param takenOut when a disc taken out of play may be played again
 * @param halfThrough how a disc halfway through a gate is judged
 * @param onDisc what becomes of a disc that came to lie on another one on the field
 * @param brokenDisc what follows when a disc breaks
 * @param moreDiscs what follows when a turn was played with too many discs
 * @param trialDiscs discs a player may try before a turn
 * @param discsOnStartBar whether discs may be put on the start bar
 * @param turns turns of a match for each player; of a match by games the most there are, but for
 *     tie-breaks
 * @param countingTurns how many of a player's best turns count; 0 for all
 * @param turnsPerCard turns after which a card is handed over
 * @param differentBoards whether a player must play each turn on another board
 * @param order whether turns are taken in seating order
 * @param cardInitials who initials a corrected score
 * @param boardNumberInitials whether a correction is initialled behind the board number too
 * @param agreement whether a score needs the player's word before it decides the match
 * @param decidedBy what decides the match
 * @param gameWin match points for the highest score of a game
 * @param gameLevel match points for each player who shares the highest score of a game
 * @param target match points that win the match; 0 where all games are played
 * @param matchMinutes minutes after which a match by games is stopped; 0 where it is not
 * @param tie how a tie for the match is decided
 * @param tieBreakDiscs discs of an extra game of one sub-turn that decides a tie; 0 for none
 * @param thresholdPoints points for each turn that reaches the player's threshold; 0 where the
 *     match is not decided by thresholds
 * @param thresholdBonus points more for a total above as many thresholds as there are turns
 * @param teams teams among whom the seats are dealt in turn; 0 where all play for themselves
 * @param absence what follows when a player is not there when due
 * @param substitution when somebody may stand in for a player
 * @param abandoned what counts when a match is abandoned
 */
@ConsistentBonus(groups = Together.class)
@ConsistentCounting(groups = Together.class)
@ConsistentMatch(groups = Together.class)
public record SjoelenSettings(
        @Min(1) @Max(SjoelenSettings.MOST_DISCS) int discs,
        @Min(1) @Max(5) int subTurns,
        @Size(max = 5) List<@Min(0) @Max(10) Integer> subTurnWeights,
        @Size(min = 4, max = 4) List<@Min(1) @Max(20) Integer> gateValues,
        @Size(max = 4) List<@Min(1) @Max(20) Integer> compartmentOrder,
        @Min(0) @Max(500) int setPoints,
        @Min(0) @Max(1000) int ownNumberPoints,
        @Size(max = 4) List<@Min(0) @Max(10) Integer> bonusDiscs,
        BonusPlay bonusPlay,
        @Size(max = 4) List<@Min(0) @Max(500) Integer> bonusPoints,
        WallRest wallRest,
        AlienDisc alienDisc,
        JumpedToField jumpedToField,
        CameBack cameBack,
        OffBoard offBoard,
        ShortDisc shortDisc,
        TakenOut takenOut,
        HalfThrough halfThrough,
        OnDisc onDisc,
        Remedy brokenDisc,
        Remedy moreDiscs,
        @Min(0) @Max(60) int trialDiscs,
        boolean discsOnStartBar,
        @Min(1) @Max(40) int turns,
        @Min(0) @Max(40) int countingTurns,
        @Min(1) @Max(40) int turnsPerCard,
        boolean differentBoards,
        Order order,
        Office cardInitials,
        boolean boardNumberInitials,
        Agreement agreement,
        DecidedBy decidedBy,
        @Min(1) @Max(10) int gameWin,
        @Min(0) @Max(10) int gameLevel,
        @Min(0) @Max(400) int target,
        @Min(0) @Max(600) int matchMinutes,
        Tie tie,
        @Min(0) @Max(60) int tieBreakDiscs,
        @Min(0) @Max(10) int thresholdPoints,
        @Min(0) @Max(50) int thresholdBonus,
        @Min(0) @Max(32) int teams,
        Absence absence,
        Substitution substitution,
        Abandoned abandoned)
        implements Settings {

    /** The most discs a turn can be played with. */
    public static final int MOST_DISCS = 60;

    /** How several extra discs are played. */
    public enum BonusPlay {
        /** One in each sub-turn that is left. */
        ONE_PER_SUB_TURN,
        /** All in the next sub-turn. */
        ALL_AT_ONCE
    }

    /** A disc on a partition wall. */
    public enum WallRest {
        /** Out, whatever it touches. */
        TAKEN_OUT,
        /** Out only when it touches neither the compartment's floor nor a disc in it. */
        TAKEN_OUT_WITHOUT_CONTACT
    }

    /** A disc that is not the player's. */
    public enum AlienDisc {
        /** It is taken out; nothing else changes. */
        TAKEN_OUT,
        /** The rules are silent: the organizer decides. */
        ORGANIZER_DECIDES
    }

    /** A disc that jumped out of a compartment onto the field. */
    public enum JumpedToField {
        /** It stays in play. */
        STAYS,
        /** It is out of play. */
        TAKEN_OUT
    }

    /** A disc that came back over the control line. */
    public enum CameBack {
        /** The player lays it on the jury's side, apart, with the jury's permission. */
        JURY_SIDE,
        /** The player hands it to the jury, with the jury's permission. */
        HANDED_TO_JURY,
        /** It is removed. */
        REMOVED
    }

    /** A disc that left the board. */
    public enum OffBoard {
        /** It is out of play. */
        TAKEN_OUT,
        /** House rule: it may be played again in the same sub-turn. */
        REPLAYED,
        /** It is out for the rest of the turn. */
        LOST_FOR_TURN
    }

    /** A disc that stayed before the control line. */
    public enum ShortDisc {
        /** It was never in play and may be played again. */
        PLAYED_AGAIN,
        /** A disc is played once in a sub-turn: it is out until the next. */
        TAKEN_OUT
    }

    /** When a disc taken out of play may be played again. */
    public enum TakenOut {
        /** In the next sub-turn. */
        NEXT_SUB_TURN,
        /** Not before the next turn. */
        LOST_FOR_TURN
    }

    /** A disc halfway through a gate. */
    public enum HalfThrough {
        /** The gate stopper decides: a disc that it moves is not in. */
        STOPPER,
        /** House rule: it counts as in. */
        COUNTS_IN,
        /** House rule: a finger along the gates decides; a disc that drops in under it is in. */
        FINGER,
        /** It is not in, without a test. */
        NOT_IN
    }

    /** A disc on another disc on the field. */
    public enum OnDisc {
        /** It stays where it lies. */
        STAYS,
        /** House rule: it may be played again in the same sub-turn. */
        REPLAYED
    }

    /** What follows an irregular turn. */
    public enum Remedy {
        /** The whole turn is played again. */
        REPLAY_TURN,
        /** The match organizer decides. */
        ORGANIZER_DECIDES
    }

    /** The order of turns. */
    public enum Order {
        /** In seating order, one player's turn after the other's. */
        IN_TURN,
        /** On several boards, as the players like. */
        FREE
    }

    /** Who initials a correction. */
    public enum Office {
        /** The leader of the ring of boards. */
        RING_LEADER,
        /** The organizer of the ring. */
        RING_ORGANIZER
    }

    /** When a score on the card may decide a match. */
    public enum Agreement {
        /** As soon as it is entered, unless the player disputes it. */
        ASSUMED,
        /** Once the player has agreed, or it was corrected, struck out or decided. */
        REQUIRED
    }

    /** What decides a match. */
    public enum DecidedBy {
        /** The points of the turns, added up. */
        TOTAL,
        /** Each turn is a game of its own that brings match points. */
        GAMES,
        /** Points for turns that reach the threshold of the player. */
        THRESHOLD
    }

    /** What follows when a player is not there when due. */
    public enum Absence {
        /** The others wait as soon as it is the player's turn. */
        WAITS,
        /** The others play on; who comes late plays the turns that are open. */
        CATCHES_UP,
        /** The others play on; a turn that all of them have played is lost. */
        TURNS_LOST
    }

    /** When somebody may stand in for a player. */
    public enum Substitution {
        /** Never. */
        NOT_ALLOWED,
        /** While no turn of the player is going on. */
        BETWEEN_TURNS,
        /** At any time, even during a turn. */
        ANY_TIME
    }

    /** What counts when a match is abandoned. */
    public enum Abandoned {
        /** Nothing: nobody wins and nobody has a place. */
        NOTHING_COUNTS,
        /** The turns that everybody has played; equal results share the place. */
        SCORE_STANDS
    }

    /** How equal results of a match are told apart. */
    public enum Tie {
        /** Not at all: the place is shared. */
        SHARED(Ranking.BY_TOTAL),
        /** The higher best turn wins. */
        HIGHEST_TURN(Ranking.BY_HIGHEST_TURN),
        /** The higher best turn wins, then the second best, and so on. */
        HIGHEST_TURNS(Ranking.BY_TURNS),
        /** The team wins whose best player has the higher result. */
        HIGHEST_INDIVIDUAL(Ranking.BY_HIGHEST_INDIVIDUAL);

        private final Ranking places;

        Tie(Ranking places) {
            this.places = places;
        }

        /** The order of places that this setting means. */
        public Ranking places() {
            return places;
        }
    }

    public SjoelenSettings {
        subTurnWeights = List.copyOf(subTurnWeights);
        gateValues = List.copyOf(gateValues);
        compartmentOrder = List.copyOf(compartmentOrder);
        bonusDiscs = List.copyOf(bonusDiscs);
        bonusPoints = List.copyOf(bonusPoints);
    }

    /** The same settings for an extra game that decides a tie: one sub-turn, no bonus. */
    public SjoelenSettings tieBreak() {
        return new SjoelenSettings(
                tieBreakDiscs,
                1,
                List.of(),
                gateValues,
                compartmentOrder,
                setPoints,
                ownNumberPoints,
                List.of(),
                bonusPlay,
                List.of(),
                wallRest,
                alienDisc,
                jumpedToField,
                cameBack,
                offBoard,
                shortDisc,
                takenOut,
                halfThrough,
                onDisc,
                brokenDisc,
                moreDiscs,
                trialDiscs,
                discsOnStartBar,
                turns,
                countingTurns,
                turnsPerCard,
                differentBoards,
                order,
                cardInitials,
                boardNumberInitials,
                agreement,
                decidedBy,
                gameWin,
                gameLevel,
                target,
                matchMinutes,
                tie,
                tieBreakDiscs,
                thresholdPoints,
                thresholdBonus,
                teams,
                absence,
                substitution,
                abandoned);
    }

    /** What layouts and turns make at best. */
    public Counting counting() {
        return new Counting(this);
    }

    /** The label of a compartment, 0 for the leftmost. */
    public int gateValue(int index) {
        return gateValues.get(index);
    }

    /** The compartment with a label, 0 for the leftmost; -1 when no compartment has it. */
    public int compartment(int label) {
        return gateValues.indexOf(label);
    }

    /** The highest label. */
    public int highestGate() {
        return gateValues.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** Whether the match is won by games. */
    public boolean byGames() {
        return decidedBy == DecidedBy.GAMES;
    }

    /** Whether turns bring points when they reach the threshold of the player. */
    public boolean byThreshold() {
        return decidedBy == DecidedBy.THRESHOLD;
    }

    /** Whether the score after each sub-turn counts. */
    public boolean countsSubTurns() {
        return !subTurnWeights.isEmpty();
    }

    /** How often the score after a sub-turn (from 1) counts; 0 where only the turn's end counts. */
    public int weight(int subTurn) {
        return subTurn >= 1 && subTurn <= subTurnWeights.size()
                ? subTurnWeights.get(subTurn - 1)
                : 0;
    }

    /** How often the scores after all later sub-turns count, together. */
    public int weightAfter(int subTurn) {
        int sum = 0;
        for (int i = Math.max(0, subTurn); i < subTurnWeights.size(); i++) {
            sum += subTurnWeights.get(i);
        }
        return sum;
    }

    /** How often a layout counts that lies there from the first sub-turn on. */
    public int timesCounted() {
        return countsSubTurns() ? weightAfter(0) : 1;
    }

    /** Extra discs for reaching the highest score in a sub-turn (from 1); 0 in the last one. */
    public int bonusDiscsAfter(int subTurn) {
        return subTurn >= 1 && subTurn <= bonusDiscs.size() ? bonusDiscs.get(subTurn - 1) : 0;
    }

    /** Points for reaching the highest score in a sub-turn (from 1); 0 in the last one. */
    public int bonusPointsAfter(int subTurn) {
        return subTurn >= 1 && subTurn <= bonusPoints.size() ? bonusPoints.get(subTurn - 1) : 0;
    }

    /** The most extra discs a turn can earn. */
    public int mostBonusDiscs() {
        return bonusDiscs.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** The most points a turn can earn for reaching the highest score early. */
    public int mostBonusPoints() {
        return bonusPoints.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
