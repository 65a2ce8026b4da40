package org.pubgames.shuffleboard.court;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.JournalContract;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Story;

/** A journal gives its match back. */
@Domain(CourtDomain.class)
@Domain(DomainContext.Global.class)
class JournalProperties extends JournalContract<ShuffleboardState, ShuffleboardEvent> {

    JournalProperties() {
        super(Shipped.GAME, Story.TWO);
    }
}
