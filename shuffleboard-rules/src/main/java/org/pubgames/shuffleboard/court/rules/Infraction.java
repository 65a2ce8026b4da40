package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc.Status;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.rules.Points;

/**
 * A foul that costs points.
 *
 * @param offender the side of who committed it
 * @param current the frame in progress
 */
public record Infraction(
        Findings findings, Foul foul, Side offender, End current, CourtSettings settings)
        implements Situation {

    /** Who plays for the offender's side in this frame. */
    public String player() {
        return current.shooter(offender);
    }

    /** Whether the foul costs ten. */
    public boolean tenOff() {
        return settings.tenOffs().contains(foul);
    }

    /** Whether the offender's side has played a disc in this frame. */
    public boolean hasPlayed() {
        return current.discs().stream()
                .anyMatch(disc -> disc.side() == offender && disc.status() != Status.WAITING);
    }

    /** The offender's side loses so many points. */
    public Finding loses(int points) {
        return award(-points, new Points(offender, -points, "")).because("points", points);
    }
}
