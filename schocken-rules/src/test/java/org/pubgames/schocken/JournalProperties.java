package org.pubgames.schocken;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.JournalContract;

/** A journal gives its match back. */
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
class JournalProperties extends JournalContract<SchockenState, SchockenEvent> {

    JournalProperties() {
        super(Shipped.GAME, PlayedMatch.seats(3));
    }
}
