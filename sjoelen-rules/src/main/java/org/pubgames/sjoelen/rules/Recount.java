package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenSettings;

/**
 * The discs of a turn on the card, counted again.
 *
 * @param counts what really lay in the compartments
 * @param most discs that the turn was played with
 * @param settings the settings in force
 */
public record Recount(Findings findings, Compartments counts, int most, SjoelenSettings settings)
        implements OrderedLayout {

    @Override
    public String pointer() {
        return "/compartments";
    }
}
