package org.pubgames.shuffleboard.table.equipment;

import org.pubgames.core.internal.equipment.RegulationGroup;

/** The texts that a shuffleboard table is measured against. */
public enum TableRegulation implements RegulationGroup {
    /** The rules of Masters Traditional Games. */
    MASTERS(Masters.class),
    /** The lines of the Shuffleboard Federation. */
    FEDERATION(Federation.class);

    private final Class<?> group;

    TableRegulation(Class<?> group) {
        this.group = group;
    }

    @Override
    public Class<?> group() {
        return group;
    }

    /** Constraints of the Masters rules. */
    public interface Masters {}

    /** Constraints of the federation. */
    public interface Federation {}
}
