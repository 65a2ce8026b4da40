package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardSettings.Start;
import org.pubgames.shuffleboard.Side;

/** The lag was played: which side is nearer? */
public record Lag(
        Findings findings,
        Start start,
        boolean oneForEachSide,
        List<String> players,
        boolean possible,
        String impossible,
        boolean touched,
        boolean level,
        Side nearer,
        Side earlier,
        Order plays)
        implements Situation {}
