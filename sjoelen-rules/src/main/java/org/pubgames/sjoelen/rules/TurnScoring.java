package org.pubgames.sjoelen.rules;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * Discs in compartments, counted for scoring.
 *
 * @param layout the layout, without extra discs
 * @param bonus extra discs that went in; they stay apart and never make a set
 * @param finish how the turn ended; {@link Finish#NONE} for a layout by itself
 * @param settings the settings in force
 */
public record TurnScoring(
        Findings findings,
        Compartments layout,
        Compartments bonus,
        Finish finish,
        SjoelenSettings settings)
        implements Situation {

    /**
     * How a turn ended.
     *
     * @param subTurn the sub-turn that was the last, from 1; 0 where none is said
     * @param points the points of the layout, without extra discs
     * @param highest the most points of a layout of all discs
     */
    public record Finish(int subTurn, int points, int highest) {

        /** A layout by itself: no turn ended with it. */
        public static final Finish NONE = new Finish(0, -1, 0);
    }

    /**
     * Some discs of one compartment that count with its value.
     *
     * @param compartment the label
     * @param discs how many, 1 or more
     */
    public record Extra(int compartment, int discs) {

        /** Their points. */
        public int points() {
            return compartment * discs;
        }
    }

    /** Complete sets: 0 or more. */
    public int sets() {
        return Math.max(0, layout.least());
    }

    /** Points of a set. */
    public int each() {
        return settings.setPoints();
    }

    /** Whether a disc lies in a compartment beyond the complete sets. */
    public boolean beyondSets() {
        return !extras().isEmpty();
    }

    /** The discs beyond the complete sets, by compartment from left to right. */
    public List<Extra> extras() {
        return extras(layout, sets());
    }

    /** Whether an extra disc went in. */
    public boolean bonusIn() {
        return !bonusDiscs().isEmpty();
    }

    /** The extra discs that went in, by compartment from left to right. */
    public List<Extra> bonusDiscs() {
        return extras(bonus, 0);
    }

    private List<Extra> extras(Compartments counts, int apart) {
        List<Extra> extras = new ArrayList<>(Compartments.COUNT);
        for (int i = 0; i < Compartments.COUNT; i++) {
            if (counts.at(i) > apart) {
                extras.add(new Extra(settings.gateValue(i), counts.at(i) - apart));
            }
        }
        return extras;
    }

    /** Whether each compartment holds as many discs as its label says. */
    public boolean ownNumbers() {
        return settings.counting().holdsOwnNumbers(layout);
    }

    /** Points that this brings besides the usual ones: 0 or more. */
    public int ownNumberExtra() {
        return settings.counting().ownNumberExtra();
    }

    /** Points for reaching the highest score in the last sub-turn: 0 or more. */
    public int bonusPoints() {
        return settings.bonusPointsAfter(finish.subTurn());
    }
}
