package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * The card or a part of it is handed out.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Handover(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.CardHandedOver event,
        SjoelenSettings settings)
        implements Report {

    /** What is handed out. */
    public SjoelenEvent.CardPart part() {
        return event.part();
    }

    /** Who gets it. */
    public SjoelenEvent.Recipient to() {
        return event.to();
    }

    /**
     * Turns on a complete card: those that a card holds, or those of the match when it has fewer;
     * those that were played when the match is decided earlier.
     */
    public int needed() {
        int full = Math.min(settings.turns(), settings.turnsPerCard());
        return matchOver() ? Math.min(full, played()) : full;
    }

    @Override
    public int lines() {
        return played();
    }
}
