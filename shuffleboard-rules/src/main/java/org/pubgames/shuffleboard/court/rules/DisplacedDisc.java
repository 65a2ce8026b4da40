package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings.DisplacedDiscs;
import org.pubgames.shuffleboard.court.CourtSettings.TenOffCharge;

/** A disc that a foul shot displaced. */
public record DisplacedDisc(
        Findings findings,
        String disc,
        Side side,
        Side offender,
        Foul foul,
        boolean ownDisc,
        boolean illegal,
        boolean wasTenOff,
        int worth,
        DisplacedDiscs displaced,
        TenOffCharge tenOffCharge)
        implements Situation {}
