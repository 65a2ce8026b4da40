package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.PlayerState;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenSettings.Office;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A score on the card is corrected.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Correction(
        Findings findings,
        SjoelenState state,
        PlayerState seat,
        SjoelenEvent.ScoreCorrected event,
        SjoelenSettings settings)
        implements OldLine {

    @Override
    public int turn() {
        return event.turn();
    }

    /** The right points, any whole number. */
    public int points() {
        return event.points();
    }

    /** Who initialled the score. */
    public Office initials() {
        return event.initials();
    }

    /** Who has to. */
    public Office office() {
        return settings.cardInitials();
    }

    /** Whether the same office initialled behind the board number. */
    public boolean boardInitialled() {
        return event.boardInitials().filter(who -> who == settings.cardInitials()).isPresent();
    }

    /** Whether it is said what really lay in the compartments. */
    public boolean recounted() {
        return event.compartments().isPresent() || event.bonus().isPresent();
    }
}
