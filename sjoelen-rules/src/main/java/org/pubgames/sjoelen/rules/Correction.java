package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.CardLine;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
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
        SjoelenPlayer seat,
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

    /** Whether it is said in which sub-turn the highest score was reached. */
    public boolean claimed() {
        return event.maximumIn().isPresent();
    }

    /** That sub-turn as reported, any whole number; 0 when none is said. */
    public int subTurn() {
        return event.maximumIn().orElse(0);
    }

    /**
     * The sub-turn that ended the turn or in which the highest score was reached: as it was judged,
     * otherwise as reported.
     */
    public int reachedIn() {
        return judgedByDiscs() ? line().map(CardLine::reachedIn).orElse(0) : subTurn();
    }

    /** Extra discs that can have gone in: those that were played, otherwise those claimed. */
    public int extra() {
        if (judgedByDiscs()) {
            return line().map(CardLine::extra).orElse(0);
        }
        return claimed() ? settings.bonusDiscsAfter(subTurn()) : settings.mostBonusDiscs();
    }
}
