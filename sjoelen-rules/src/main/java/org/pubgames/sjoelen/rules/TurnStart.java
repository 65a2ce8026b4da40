package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A turn is begun.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record TurnStart(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.TurnStarted event,
        SjoelenSettings settings)
        implements Opening, NamedBoard {

    /** Whether something of the turn that is going on was reported. */
    public boolean alreadyRunning() {
        return seat.turn().filter(TurnInPlay::reported).isPresent();
    }

    @Override
    public boolean begins() {
        return !alreadyRunning();
    }

    @Override
    public boolean counted() {
        return event.counted().isPresent();
    }

    /** Discs that the player counted, any whole number; the right number when nothing is said. */
    public int found() {
        return event.counted().orElse(settings.discs());
    }

    /** Discs that a turn is played with: 1 to 60. */
    public int discs() {
        return settings.discs();
    }

    @Override
    public Optional<Integer> named() {
        return event.board();
    }

    /** Who else is in the middle of a turn on the board that is named; empty for nobody. */
    public String occupant() {
        for (SjoelenPlayer other : state.players()) {
            if (!other.name().equals(player())
                    && boardNamed()
                    && other.turn().filter(turn -> turn.board().equals(named())).isPresent()) {
                return other.name();
            }
        }
        return "";
    }
}
