package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings.DisplacedDiscs;

/** The shot that was a foul. */
public record FoulShot(
        Findings findings,
        String disc,
        Side offender,
        Foul foul,
        int points,
        boolean fiveOffRemoves,
        DisplacedDiscs displaced)
        implements Situation {}
