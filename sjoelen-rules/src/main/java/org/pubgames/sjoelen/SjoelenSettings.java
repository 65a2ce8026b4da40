package org.pubgames.sjoelen;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import org.pubgames.core.Settings;

/**
 * The parameters in which editions and houses differ. The shipped variants set each of them with
 * its clause.
 *
 * @param discs discs a turn is played with
 * @param subTurns sub-turns of a turn
 * @param gateValues the labels of the compartments from left to right
 * @param setPoints points of one disc in each compartment
 * @param bonusDiscs extra discs when the highest score is reached in sub-turn 1, 2, …; one number
 *     fewer than sub-turns
 * @param bonusPlay how several extra discs are played
 * @param wallRest what becomes of a disc that left its compartment and lies on a partition wall
 * @param alienDisc what becomes of a disc that is not the player's
 * @param jumpedToField what becomes of a disc that left its compartment otherwise than through the
 *     gate, onto the field
 * @param cameBack where a disc goes that came back over the control line
 * @param takenOut when a disc taken out of play may be played again
 * @param halfThrough how a disc halfway through a gate is judged
 * @param onDisc what becomes of a disc that came to lie on another one on the field
 * @param brokenDisc what follows when a disc breaks
 * @param moreDiscs what follows when a turn was played with too many discs
 * @param trialDiscs discs a player may try before a turn
 * @param discsOnStartBar whether discs may be put on the start bar
 * @param turns turns of a match for each player
 * @param turnsPerCard turns after which a card is handed over
 * @param differentBoards whether a player must play each turn on another board
 * @param order whether turns are taken in seating order
 * @param cardInitials who initials a corrected score
 * @param boardNumberInitials whether a correction is initialled behind the board number too
 * @param tie how a tie for the match is decided
 */
@SoundBonus
public record SjoelenSettings(
        @Min(1) @Max(60) int discs,
        @Min(1) @Max(5) int subTurns,
        @Size(min = 4, max = 4) List<@Min(1) @Max(20) Integer> gateValues,
        @Min(0) @Max(500) int setPoints,
        @Size(max = 4) List<@Min(0) @Max(10) Integer> bonusDiscs,
        BonusPlay bonusPlay,
        WallRest wallRest,
        AlienDisc alienDisc,
        JumpedToField jumpedToField,
        CameBack cameBack,
        TakenOut takenOut,
        HalfThrough halfThrough,
        OnDisc onDisc,
        Remedy brokenDisc,
        Remedy moreDiscs,
        @Min(0) @Max(60) int trialDiscs,
        boolean discsOnStartBar,
        @Min(1) @Max(40) int turns,
        @Min(1) @Max(40) int turnsPerCard,
        boolean differentBoards,
        Order order,
        Office cardInitials,
        boolean boardNumberInitials,
        Tie tie)
        implements Settings {

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
        TAKEN_OUT,
        ORGANIZER_DECIDES
    }

    /** A disc that jumped out of a compartment onto the field. */
    public enum JumpedToField {
        STAYS,
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

    /** When a disc taken out of play may be played again. */
    public enum TakenOut {
        NEXT_SUB_TURN,
        LOST_FOR_TURN
    }

    /** A disc halfway through a gate. */
    public enum HalfThrough {
        /** The gate stopper decides: a disc that it moves is not in. */
        STOPPER,
        /** House rule: it counts as in. */
        COUNTS_IN
    }

    /** A disc on another disc on the field. */
    public enum OnDisc {
        STAYS,
        /** House rule: it may be played again in the same sub-turn. */
        REPLAYED
    }

    /** What follows an irregular turn. */
    public enum Remedy {
        REPLAY_TURN,
        ORGANIZER_DECIDES
    }

    /** The order of turns. */
    public enum Order {
        IN_TURN,
        FREE
    }

    /** Who initials a correction. */
    public enum Office {
        RING_LEADER,
        RING_ORGANIZER
    }

    /** How a tie is decided. */
    public enum Tie {
        SHARED,
        /** The higher best turn wins. */
        HIGHEST_TURN,
        /** The higher best turn wins, then the second best, and so on. */
        HIGHEST_TURNS
    }

    public SjoelenSettings {
        gateValues = List.copyOf(gateValues);
        bonusDiscs = List.copyOf(bonusDiscs);
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

    /**
     * The most points a number of discs can make without extra discs. Every complete set adds the
     * same, so either as many sets as possible are best or none.
     */
    public int mostFor(int number) {
        long some = Math.max(0, number);
        long sets = some / Compartments.COUNT;
        long withSets = sets * setPoints + (some - sets * Compartments.COUNT) * highestGate();
        long without = some * highestGate();
        return (int) Math.min(Integer.MAX_VALUE, Math.max(withSets, without));
    }

    /** The highest score of a turn without extra discs: 148 with the usual 30 discs. */
    public int highestScore() {
        return mostFor(discs);
    }

    /** Extra discs for reaching the highest score in a sub-turn (from 1); 0 in the last one. */
    public int bonusDiscsAfter(int subTurn) {
        return subTurn >= 1 && subTurn <= bonusDiscs.size() ? bonusDiscs.get(subTurn - 1) : 0;
    }

    /** The most extra discs a turn can earn. */
    public int mostBonusDiscs() {
        return bonusDiscs.stream().mapToInt(Integer::intValue).max().orElse(0);
    }

    /** The highest score of a turn with extra discs: 156, 152 or 148 by edition. */
    public int maximum() {
        return highestScore() + mostBonusDiscs() * highestGate();
    }
}
