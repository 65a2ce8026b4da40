package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.sjoelen.Compartments;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * A sub-turn is reported by what lies in the compartments after it.
 *
 * @param state the match before the event
 * @param seat the player whom it is about; a newcomer when nobody of the name is seated
 * @param event what is reported
 * @param settings the settings in force
 */
public record SubTurnReport(
        Findings findings,
        SjoelenState state,
        SjoelenPlayer seat,
        SjoelenEvent.SubTurnPlayed event,
        SjoelenSettings settings)
        implements Opening, OrderedLayout {

    @Override
    public String pointer() {
        return "/compartments";
    }

    @Override
    public Compartments counts() {
        return event.compartments();
    }

    @Override
    public int most() {
        TurnInPlay turn = running();
        return turn.discs() - turn.lost();
    }

    @Override
    public int takenOut() {
        return event.takenOut().orElse(0);
    }

    @Override
    public boolean byDisc() {
        return turnRunning() && running().byDisc();
    }

    @Override
    public boolean bonusStage() {
        return turnRunning() && running().bonusStage();
    }

    @Override
    public int hand() {
        return running().hand();
    }

    @Override
    public boolean fewerThanBefore() {
        if (!turnRunning()) {
            return counts().least() < 0;
        }
        Compartments before = running().compartments();
        Compartments after = counts();
        return after.first() < before.first()
                || after.second() < before.second()
                || after.third() < before.third()
                || after.fourth() < before.fourth();
    }
}
