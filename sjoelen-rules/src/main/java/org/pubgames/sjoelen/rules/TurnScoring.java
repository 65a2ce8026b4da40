package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The discs of a finished turn, counted for scoring. */
public record TurnScoring(
        Findings findings, int completeSets, int setPoints, List<Extra> extras, List<Extra> bonus)
        implements Situation {

    /** Some discs of one compartment that count with its value. */
    public record Extra(int compartment, int discs) {
        public int points() {
            return compartment * discs;
        }
    }
}
