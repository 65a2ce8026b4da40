package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A disc comes to lie in a compartment.
 *
 * @param turn the turn before it
 * @param compartment the label of the compartment
 * @param before the label of the compartment in which it lay before; 0 when it lay in none
 * @param settings the settings in force
 */
public record Filling(
        Findings findings, TurnInPlay turn, int compartment, int before, SjoelenSettings settings)
        implements Situation {

    /** The label of the compartment that is due next in the fixed order; 0 without one. */
    public int due() {
        return settings.counting().due(turn.compartments());
    }
}
