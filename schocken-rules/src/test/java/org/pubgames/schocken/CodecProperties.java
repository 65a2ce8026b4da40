package org.pubgames.schocken;

import net.jqwik.api.PropertyDefaults;
import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.CodecContract;

/** What is written can be read, and nothing else is. */
@Domain(SchockenDomain.class)
@Domain(DomainContext.Global.class)
@PropertyDefaults(tries = 150)
class CodecProperties extends CodecContract<SchockenState, SchockenEvent> {

    CodecProperties() {
        super(Shipped.GAME, PlayedMatch.seats(3));
    }
}
