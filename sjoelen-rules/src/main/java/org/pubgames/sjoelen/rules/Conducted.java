package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.Conduct;

/** Somebody did something the regulations speak of. */
public record Conducted(
        Findings findings,
        Conduct conduct,
        boolean turnStarted,
        boolean startBarFree,
        boolean permissionNeeded)
        implements Situation {}
