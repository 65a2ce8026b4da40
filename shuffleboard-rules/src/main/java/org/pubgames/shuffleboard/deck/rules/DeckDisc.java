package org.pubgames.shuffleboard.deck.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;

/** A disc on the deck: what does it score? */
public record DeckDisc(
        Findings findings,
        String disc,
        Side side,
        Zone zone,
        String area,
        int cell,
        List<String> lines,
        int farPoints,
        int nearPoints)
        implements Situation {}
