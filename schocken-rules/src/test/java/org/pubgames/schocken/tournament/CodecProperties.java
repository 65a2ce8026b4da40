package org.pubgames.schocken.tournament;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.CodecContract;

/** What is written can be read, and nothing else is. */
@Domain(TournamentDomain.class)
@Domain(DomainContext.Global.class)
class CodecProperties extends CodecContract<TournamentState, TournamentEvent> {

    CodecProperties() {
        super(Shipped.GAME, Evening.SEATS);
    }
}
