package org.pubgames.competition.rules;

import java.util.List;
import java.util.Optional;
import org.pubgames.competition.CompetitionEvent;
import org.pubgames.competition.CompetitionEvent.AbsenceAnnounced;
import org.pubgames.competition.CompetitionEvent.Challenged;
import org.pubgames.competition.CompetitionEvent.Entered;
import org.pubgames.competition.CompetitionEvent.EveningCorrected;
import org.pubgames.competition.CompetitionEvent.OrganizerDecided;
import org.pubgames.competition.CompetitionEvent.WentIdle;
import org.pubgames.competition.CompetitionEvent.Withdrew;
import org.pubgames.competition.CompetitionPhase;
import org.pubgames.competition.CompetitionState;
import org.pubgames.core.Seats;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;

/**
 * Something is reported: may it still be, and is whom it names known?
 *
 * @param evening everybody who is known
 */
public record Call(Findings findings, CompetitionEvent event, CompetitionState state, Seats evening)
        implements Situation {

    /** Whether the competition is over and this is no result that is put right after its end. */
    public boolean late() {
        boolean correction = event.corrects() || event instanceof EveningCorrected;
        boolean correctable = correction && state.abandoned().isEmpty();
        return state.phase() == CompetitionPhase.OVER && !correctable;
    }

    /** Who enters or leaves, or whom a decision is about; empty where nobody is named. */
    public String player() {
        return named().orElse("");
    }

    /** The names of everybody who is known. */
    public List<String> seats() {
        return evening.names();
    }

    /** Whether somebody is named who is not known. */
    public boolean stranger() {
        return named().filter(name -> !seats().contains(name)).isPresent();
    }

    /** The name that was probably meant; empty when none is like it. */
    public String nearest() {
        return Names.nearest(player(), seats());
    }

    private Optional<String> named() {
        if (event instanceof Entered entered) {
            return Optional.of(entered.player());
        }
        if (event instanceof OrganizerDecided decided) {
            return Optional.of(decided.player());
        }
        if (event instanceof AbsenceAnnounced absent) {
            return Optional.of(absent.player());
        }
        if (event instanceof Challenged challenged) {
            return Optional.of(challenged.player());
        }
        if (event instanceof WentIdle idle) {
            return Optional.of(idle.player());
        }
        return event instanceof Withdrew withdrew
                ? Optional.of(withdrew.player())
                : Optional.empty();
    }
}
