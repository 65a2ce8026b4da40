package org.pubgames.sjoelen;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.JournalContract;

/** A journal gives its match back. */
@Domain(SjoelenDomain.class)
@Domain(DomainContext.Global.class)
class JournalProperties extends JournalContract<SjoelenState, SjoelenEvent> {

    JournalProperties() {
        super(Shipped.GAME, Evening.SEATS);
    }
}
