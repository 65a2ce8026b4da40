package org.pubgames.shuffleboard.table;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.CodecContract;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Story;

/** What is written can be read, and nothing else is. */
@Domain(TableDomain.class)
@Domain(DomainContext.Global.class)
class CodecProperties extends CodecContract<ShuffleboardState, ShuffleboardEvent> {

    CodecProperties() {
        super(Shipped.GAME, Story.TWO);
    }
}
