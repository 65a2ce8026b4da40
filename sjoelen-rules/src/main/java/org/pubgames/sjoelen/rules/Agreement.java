package org.pubgames.sjoelen.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The player agrees with a score.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Agreement(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.ScoreAgreed event,
        SjoelenSettings settings)
        implements LastLine {

    @Override
    public Optional<Integer> namedTurn() {
        return event.turn();
    }
}
