package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A disc lies so near to a line that a little more or less would change its place. */
public record CloseCall(
        Findings findings, String disc, String spot, String otherwise, String tolerance)
        implements Situation {}
