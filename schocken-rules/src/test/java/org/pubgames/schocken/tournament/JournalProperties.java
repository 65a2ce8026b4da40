package org.pubgames.schocken.tournament;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.JournalContract;

/** A journal gives its match back. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class JournalProperties extends JournalContract<TournamentState, TournamentEvent> {

    JournalProperties() {
        super(Shipped.GAME, Evening.SEATS);
    }
}
