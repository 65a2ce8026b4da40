package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionEvent.ResultAnnulled;
import org.pubgames.competition.Pairing;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A result is to count no more. */
public record Annulment(Findings findings, ResultAnnulled event, Pairing pairing)
        implements Situation {

    /** The reason, in free words. */
    public String because() {
        return event.because();
    }

    /** Whether no reason is given. */
    public boolean reasonless() {
        return because().isBlank();
    }

    /** The side named first. */
    public String first() {
        return pairing.first();
    }

    /** The side named second. */
    public String second() {
        return pairing.second();
    }
}
