package org.pubgames.shuffleboard.shovelboard.equipment;

import org.pubgames.core.internal.equipment.RegulationGroup;

/** The texts that a shovelboard is measured against. */
public enum ShovelboardRegulation implements RegulationGroup {
    /** The rules of Masters Traditional Games. */
    MASTERS(Masters.class),
    /** The game as Strutt describes it. */
    STRUTT(Strutt.class),
    /** The board in Cassell’s book of indoor amusements. */
    CASSELL(Cassell.class),
    /** The American board of 1911. */
    BRITANNICA_1911(Britannica.class),
    /** The board of the New International Encyclopedia. */
    NIE(Nie.class);

    private final Class<?> group;

    ShovelboardRegulation(Class<?> group) {
        this.group = group;
    }

    @Override
    public Class<?> group() {
        return group;
    }

    /** Constraints of the Masters rules. */
    public interface Masters {}

    /** Constraints of Strutt. */
    public interface Strutt {}

    /** Constraints of Cassell. */
    public interface Cassell {}

    /** Constraints of the Britannica of 1911. */
    public interface Britannica {}

    /** Constraints of the New International Encyclopedia. */
    public interface Nie {}
}
