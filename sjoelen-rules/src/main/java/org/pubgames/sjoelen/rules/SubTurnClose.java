package org.pubgames.sjoelen.rules;

import java.util.ArrayList;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A sub-turn is over: what does it count, does the turn go on, and with what?
 *
 * @param turn the turn with all discs of the sub-turn at rest
 * @param settings the settings in force
 * @param worth what layouts are worth under them
 */
public record SubTurnClose(
        Findings findings, TurnInPlay turn, SjoelenSettings settings, Worth worth)
        implements Situation {

    /** The sub-turn that is over, from 1. */
    public int subTurn() {
        return turn.subTurn();
    }

    /** Sub-turns that are left: 0 or more. */
    public int subTurnsLeft() {
        return Math.max(0, settings.subTurns() - turn.subTurn());
    }

    /** Discs in the compartments: 0 or more. */
    public int lying() {
        return turn.compartments().total();
    }

    /** The points of the layout, without extra discs. */
    public int points() {
        return worth.points(turn.compartments());
    }

    /** The most points of a layout of all discs. */
    public int highest() {
        return worth.highestScore();
    }

    /** Whether the layout has the most points of all. */
    public boolean highestReached() {
        return points() == highest();
    }

    /** Extra discs that the highest score would earn now: 0 or more. */
    public int extra() {
        return settings.bonusDiscsAfter(turn.subTurn());
    }

    /** Extra discs that were earned and not returned yet: 0 or more. */
    public int bonusLeft() {
        return settings.bonusDiscsAfter(turn.maximumIn()) - turn.returned();
    }

    /** The counts from left to right, such as {@code 9/5/7/5}. */
    public String layout() {
        return turn.compartments().toString();
    }

    /** How often the score after this sub-turn counts: 0 to 10. */
    public int weight() {
        return settings.weight(turn.subTurn());
    }

    /** How often the scores after all later sub-turns count, together: 0 or more. */
    public int weightLeft() {
        return settings.weightAfter(turn.subTurn());
    }

    /**
     * The piles of each compartment that holds discs, such as {@code 2: 4+3+2}.
     *
     * @param first discs in the first pile of a compartment
     * @param next discs in each further pile
     */
    public List<String> piles(int first, int next) {
        List<String> piles = new ArrayList<>(Compartments.COUNT);
        for (int i = 0; i < Compartments.COUNT; i++) {
            int discs = turn.compartments().at(i);
            if (discs > 0) {
                StringBuilder pile = new StringBuilder().append(Math.min(first, discs));
                for (int left = discs - first; left > 0; left -= next) {
                    pile.append('+').append(Math.min(next, left));
                }
                piles.add(settings.gateValue(i) + ": " + pile);
            }
        }
        return piles;
    }
}
