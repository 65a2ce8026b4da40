package org.pubgames.shuffleboard.court.rules;

import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Disc.Status;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.court.CourtSettings;
import org.pubgames.shuffleboard.rules.HandedBack;
import org.pubgames.shuffleboard.rules.PlaysOn;
import org.pubgames.shuffleboard.rules.Points;

/**
 * A foul that costs points.
 *
 * @param player who committed it
 * @param offender the side of that player
 * @param current the frame in progress
 */
public record Infraction(
        Findings findings,
        Foul foul,
        String player,
        Side offender,
        End current,
        CourtSettings settings)
        implements Situation {

    /** Whether the foul costs ten. */
    public boolean tenOff() {
        return settings.tenOffs().contains(foul);
    }

    /** Whether the offender's side has played a disc in this frame. */
    public boolean hasPlayed() {
        return current.discs().stream()
                .anyMatch(disc -> disc.side() == offender && disc.status() != Status.WAITING);
    }

    /** The name under which the last shot was reported; empty when nothing was played. */
    public String disc() {
        return current.last().map(End.LastShot::disc).orElse("");
    }

    /** Whether the last shot itself was the one out of turn, and has been reported as that. */
    public boolean reported() {
        return current.last().filter(shot -> shot.fouls().contains(foul)).isPresent();
    }

    /** Whether that disc lies on the court. */
    public boolean lying() {
        return current.disc(disc()).filter(Disc::lies).isPresent();
    }

    /** The disc of the opponents that they would play next; empty when they have none left. */
    public String theirs() {
        return current.toPlay(offender.other()).map(Disc::name).orElse("");
    }

    /** The disc played was one of the opponents'. */
    public Finding handsBack(boolean stays) {
        return change(new HandedBack(disc(), theirs(), stays)).because("side", offender.other());
    }

    /** The offender's side has played out of turn; that shot is still to be reported. */
    public Finding playsOn() {
        return change(new PlaysOn(offender)).because("side", offender);
    }

    /** The offender's side loses so many points. */
    public Finding loses(int points) {
        return award(-points, new Points(offender, -points, "")).because("points", points);
    }
}
