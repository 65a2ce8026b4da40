package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** Something on the card was struck out. */
public record Deletion(
        Findings findings,
        int turn,
        int lines,
        boolean known,
        boolean deducted,
        int legible,
        int lowest,
        int maximum,
        boolean byDiscs,
        int judged)
        implements Situation {}
