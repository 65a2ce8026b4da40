package org.pubgames.shuffleboard.deck;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.shuffleboard.FamilyContract;

/** The contract that every game keeps. */
@Domain(DeckDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties extends FamilyContract {

    ContractProperties() {
        super(Shipped.GAME);
    }
}
