package org.pubgames.sjoelen;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.GameContract;

/** The contract that every game keeps. */
@Domain(SjoelenDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties extends GameContract<SjoelenState, SjoelenEvent> {

    ContractProperties() {
        super(Shipped.GAME);
    }
}
