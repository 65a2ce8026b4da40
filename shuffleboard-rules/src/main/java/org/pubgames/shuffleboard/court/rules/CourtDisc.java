package org.pubgames.shuffleboard.court.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Zone;

/** A disc on the court: what does it score? */
public record CourtDisc(
        Findings findings,
        String disc,
        Side side,
        Zone zone,
        String area,
        List<String> lines,
        String under)
        implements Situation {}
