package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** The match organizer decides. */
public record OrganizerWord(
        Findings findings, boolean replay, boolean somethingToReplay, String matter)
        implements Situation {}
