package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;

/**
 * Somebody asks for the points of a layout.
 *
 * @param counts the layout
 * @param most discs that there can be: 1 to 60
 */
public record LayoutQuestion(Findings findings, Compartments counts, int most)
        implements LayoutCount {

    @Override
    public String pointer() {
        return "/compartments";
    }
}
