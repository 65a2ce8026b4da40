package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;

/** The match organizer decides. */
public record OrganizerWord(
        Findings findings, boolean replay, boolean somethingToReplay, String matter)
        implements Situation {}
