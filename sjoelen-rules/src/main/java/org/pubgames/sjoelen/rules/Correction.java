package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings.Office;

/** A score on the card is corrected. */
public record Correction(
        Findings findings,
        int turn,
        int lines,
        boolean known,
        boolean deducted,
        int points,
        Office initials,
        Office office,
        boolean boardInitialled,
        boolean boardNeeded,
        boolean byDiscs,
        int judged,
        boolean uncountable)
        implements Situation {}
