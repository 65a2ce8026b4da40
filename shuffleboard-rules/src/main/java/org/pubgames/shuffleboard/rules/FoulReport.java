package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Foul;

/** A referee called a foul. */
public record FoulReport(
        Findings findings,
        String player,
        Foul foul,
        boolean calledHere,
        boolean shotMissing,
        boolean discMissing,
        List<String> called)
        implements Situation {}
