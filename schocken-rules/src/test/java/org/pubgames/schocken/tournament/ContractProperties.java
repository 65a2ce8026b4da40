package org.pubgames.schocken.tournament;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.GameContract;

/** The contract that every game keeps. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties extends GameContract<TournamentState, TournamentEvent> {

    ContractProperties() {
        super(Shipped.GAME);
    }
}
