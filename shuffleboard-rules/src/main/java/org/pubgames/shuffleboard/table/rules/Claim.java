package org.pubgames.shuffleboard.table.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.table.TableSettings.LeadTie;
import org.pubgames.shuffleboard.table.TableSettings.Scorers;

/** A weight with a worth: does it count? */
public record Claim(
        Findings findings,
        String disc,
        Side side,
        int worth,
        Scorers scorers,
        LeadTie leadTie,
        boolean nearer,
        boolean level,
        boolean pairedOff,
        boolean nearerWithoutPairs,
        int bestWorth)
        implements Situation {}
