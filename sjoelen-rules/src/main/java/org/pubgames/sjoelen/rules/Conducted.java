package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Conduct;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * Somebody did something that the regulations speak of.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record Conducted(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.ConductReported event,
        SjoelenSettings settings)
        implements Report {

    /** The sub-turn that is going on or comes next, from 1. */
    public int subTurn() {
        return running().subTurn();
    }

    /** Who did it; the player when nobody is named. */
    public SjoelenEvent.Who who() {
        return event.who().orElse(SjoelenEvent.Who.PLAYER);
    }

    /** Whether it is said who did it. */
    public boolean told() {
        return event.who().isPresent();
    }

    /** Whether the regulations speak of that person in what was done. */
    public boolean possible() {
        return switch (conduct()) {
            case DISC_TOUCHED, DISC_NOT_IN_PLAY_TOUCHED -> true;
            case SMOKED, ATE, DRANK -> who() != SjoelenEvent.Who.OTHER;
            case JURY_TALKED,
                    JURY_ACTED,
                    COUNT_TOLD_UNASKED,
                    CLEARED_DURING_SUB_TURN,
                    SCORE_NOT_ANNOUNCED,
                    CARD_NOT_SHOWN,
                    OWN_CARD_ON_TABLE ->
                    who() == SjoelenEvent.Who.JURY;
            default -> who() == SjoelenEvent.Who.PLAYER;
        };
    }

    /** What was done. */
    public Conduct conduct() {
        return event.conduct();
    }
}
