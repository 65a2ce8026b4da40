package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * The discs of a finished turn, counted for scoring.
 *
 * @param lying discs in each compartment from left to right, for a table of the house; empty where
 *     no table is to be asked
 * @param ownNumbers whether each compartment holds as many discs as its label says
 * @param ownNumberExtra points that this brings besides the usual ones
 * @param highestReached whether it is the highest score, at the end of a turn
 * @param bonusPoints points that the highest score brings in the sub-turn that was the last
 */
public record TurnScoring(
        Findings findings,
        int completeSets,
        int setPoints,
        List<Extra> extras,
        List<Extra> bonus,
        List<Integer> lying,
        boolean ownNumbers,
        int ownNumberExtra,
        boolean highestReached,
        int bonusPoints)
        implements Situation {

    /** Some discs of one compartment that count with its value. */
    public record Extra(int compartment, int discs) {
        public int points() {
            return compartment * discs;
        }
    }

    /** Discs that are counted without looking at the layout as a whole. */
    public TurnScoring(
            Findings findings,
            int completeSets,
            int setPoints,
            List<Extra> extras,
            List<Extra> bonus) {
        this(findings, completeSets, setPoints, extras, bonus, List.of(), false, 0, false, 0);
    }

    /** The same discs at the end of a turn, where the highest score may bring points. */
    public TurnScoring earning(boolean highest, int points) {
        return new TurnScoring(
                findings,
                completeSets,
                setPoints,
                extras,
                bonus,
                lying,
                ownNumbers,
                ownNumberExtra,
                highest,
                points);
    }
}
