package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.ShuffleboardEvent.FoulCalled;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/**
 * A referee called a foul.
 *
 * @param current the end in progress
 * @param offender the side of who committed it
 */
public record FoulReport(
        Findings findings,
        FoulCalled event,
        End current,
        Side offender,
        ShuffleboardSettings settings)
        implements Situation {

    /** The fouls that are called in this house. */
    public List<Foul> fouls() {
        return settings.fouls();
    }

    /** The same as they are written. */
    public List<String> called() {
        return fouls().stream().map(Names::written).toList();
    }

    /** Whether this foul is one of them. */
    public boolean calledHere() {
        return fouls().contains(event.foul());
    }

    /** What the foul is about. */
    public Foul.About about() {
        return event.foul().about();
    }

    /** Whether the offender played the last shot of the end. */
    public boolean lastToPlay() {
        return current.last().map(shot -> shot.side() == offender).orElse(false)
                && current.shooter(offender).equals(event.player());
    }

    /** The disc whose shot it is said to be about; empty when none is named. */
    public String disc() {
        return event.disc().orElse("");
    }

    /** Whether a disc is named that was not played last. */
    public boolean late() {
        return event.disc().isPresent()
                && current.last().filter(shot -> shot.disc().equals(disc())).isEmpty();
    }

    /** Whether the offender has played that disc in this end. */
    public boolean theirShot() {
        return current.disc(disc()).filter(this::playedByOffender).isPresent();
    }

    private boolean playedByOffender(Disc disc) {
        return disc.side() == offender
                && (disc.lies() || disc.status() == Disc.Status.GONE)
                && !current.called(disc.name(), Foul.OPPONENTS_DISC)
                && current.shooter(offender).equals(event.player());
    }

    /** Whether this foul has been called about that shot before. */
    public boolean alreadyCalled() {
        if (late()) {
            return current.called(disc(), event.foul());
        }
        return current.last().map(shot -> shot.fouls().contains(event.foul())).orElse(false);
    }

    /** Whether the next shot is for the offender's side. */
    public boolean ownTurn() {
        return current.next().filter(side -> side == offender).isPresent();
    }

    /** Whether the opponents of the offender have a disc to play. */
    public boolean theirDiscLeft() {
        return current.toPlay(offender.other()).isPresent();
    }

    /** Whether the offender's side has a disc to play. */
    public boolean discLeft() {
        return current.toPlay(offender).isPresent();
    }
}
