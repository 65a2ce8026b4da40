package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;

/**
 * A sub-turn with extra discs is reported by where they went in.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record BonusReport(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.BonusPlayed event,
        SjoelenSettings settings)
        implements InTurn, ExtraCount {

    @Override
    public String pointer() {
        return "/bonus";
    }

    @Override
    public Compartments counts() {
        return event.bonus();
    }

    @Override
    public boolean byDisc() {
        return running().byDisc();
    }

    @Override
    public boolean bonusStage() {
        return running().bonusStage();
    }

    @Override
    public int hand() {
        return running().hand();
    }
}
