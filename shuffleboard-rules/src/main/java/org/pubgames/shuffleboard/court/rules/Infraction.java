package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;

/** A foul that costs points. */
public record Infraction(
        Findings findings, String player, Side offender, Foul foul, int points, boolean graceful)
        implements Situation {}
