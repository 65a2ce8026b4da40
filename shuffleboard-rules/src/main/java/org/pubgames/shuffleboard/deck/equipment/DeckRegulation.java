package org.pubgames.shuffleboard.deck.equipment;

import org.pubgames.core.internal.equipment.RegulationGroup;

/** The texts that a deck is measured against. */
public enum DeckRegulation implements RegulationGroup {
    /** The rules of Masters Traditional Games. */
    MASTERS(Masters.class);

    private final Class<?> group;

    DeckRegulation(Class<?> group) {
        this.group = group;
    }

    @Override
    public Class<?> group() {
        return group;
    }

    /** Constraints of the Masters rules. */
    public interface Masters {}
}
