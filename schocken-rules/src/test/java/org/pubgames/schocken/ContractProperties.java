package org.pubgames.schocken;

import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.GameContract;

/** The contract that every game keeps. */
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
@PropertyDefaults(tries = 100)
class ContractProperties extends GameContract<SchockenState, SchockenEvent> {

    ContractProperties() {
        super(Shipped.GAME);
    }
}
