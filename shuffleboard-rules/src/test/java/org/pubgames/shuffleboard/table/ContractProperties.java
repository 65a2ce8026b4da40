package org.pubgames.shuffleboard.table;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.shuffleboard.FamilyContract;

/** The contract that every game keeps. */
@Domain(TableDomain.class)
@Domain(DomainContext.Global.class)
class ContractProperties extends FamilyContract {

    ContractProperties() {
        super(Shipped.GAME);
    }
}
