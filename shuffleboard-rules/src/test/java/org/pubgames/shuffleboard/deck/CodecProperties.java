package org.pubgames.shuffleboard.deck;

import net.jqwik.api.domains.Domain;
import net.jqwik.api.domains.DomainContext;
import org.pubgames.core.contract.CodecContract;
import org.pubgames.shuffleboard.ShuffleboardEvent;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Story;

/** What is written can be read, and nothing else is. */
@Domain(DeckDomain.class)
@Domain(DomainContext.Global.class)
class CodecProperties extends CodecContract<ShuffleboardState, ShuffleboardEvent> {

    CodecProperties() {
        super(Shipped.GAME, Story.TWO);
    }
}
