package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;

/**
 * Somebody asks for the points of extra discs, or counts those of a turn on the card again.
 *
 * @param counts where they went in
 * @param bonusStage whether the layout has earned any
 * @param hand extra discs that can have been played: 0 or more
 */
public record ExtraQuestion(Findings findings, Compartments counts, boolean bonusStage, int hand)
        implements ExtraCount {

    @Override
    public String pointer() {
        return "/bonus";
    }
}
