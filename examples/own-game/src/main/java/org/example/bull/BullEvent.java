package org.example.bull;

import org.pubgames.core.GameEvent;

/** What happens at the bull. */
public sealed interface BullEvent extends GameEvent {

    /** A player swung the ring; it hangs on the horn or it does not. */
    record Swung(String player, boolean hooked) implements BullEvent {}
}
