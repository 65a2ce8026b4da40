package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A score was altered by the player.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Tampering(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.TamperingProven event,
        SjoelenSettings settings)
        implements Report {

    /** The turns to be deducted, each once, as reported. */
    public List<Integer> turns() {
        return event.turns().stream().distinct().toList();
    }

    /** Whether all of them are on the card, and none is to be played again. */
    public boolean allOnCard() {
        return event.turns().stream()
                .allMatch(
                        turn ->
                                turn >= 1
                                        && turn <= lines()
                                        && !seat.card().get(turn - 1).annulled());
    }
}
