package org.pubgames.shuffleboard.court.equipment;

import org.pubgames.core.internal.equipment.RegulationGroup;

/** The texts that a court is measured against. */
public enum CourtRegulation implements RegulationGroup {
    /** The rules of Masters Traditional Games. */
    MASTERS(Masters.class),
    /** The rules of Illinois, with the line width of the army’s drawing, which they do not give. */
    ILSA(Ilsa.class);

    private final Class<?> group;

    CourtRegulation(Class<?> group) {
        this.group = group;
    }

    @Override
    public Class<?> group() {
        return group;
    }

    /** Constraints of the Masters rules. */
    public interface Masters {}

    /** Constraints of the rules of Illinois. */
    public interface Ilsa {}
}
