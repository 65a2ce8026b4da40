package org.pubgames.sjoelen.rules;

import org.pubgames.core.rules.Findings;
import org.pubgames.core.rules.Situation;
import org.pubgames.sjoelen.Conduct;

/** Somebody did something the regulations speak of. */
public record Conducted(
        Findings findings,
        Conduct conduct,
        boolean turnStarted,
        boolean startBarFree,
        boolean permissionNeeded)
        implements Situation {}
