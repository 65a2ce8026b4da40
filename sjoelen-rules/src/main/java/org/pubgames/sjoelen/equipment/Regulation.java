package org.pubgames.sjoelen.equipment;

import org.pubgames.core.internal.equipment.RegulationGroup;

/** The text that equipment is measured against. */
public enum Regulation implements RegulationGroup {
    /** The competition board of the ANS regulations before 2016. */
    ANS(Ans.class),
    /** The Hommas board of the Masters rules: every printed dimension. */
    HOMMAS(Hommas.class),
    /**
     * The Schilte board of the Masters rules: as Hommas, but arches and discs "a slightly different
     * size" without a figure, so these are noted and not judged.
     */
    SCHILTE(Schilte.class);

    private final Class<?> group;

    Regulation(Class<?> group) {
        this.group = group;
    }

    @Override
    public Class<?> group() {
        return group;
    }

    /** Constraints of the ANS regulations. */
    public interface Ans {}

    /** Constraints of the Masters rules that hold for both makes. */
    public interface Masters {}

    /** Constraints of the Masters rules for the Hommas board. */
    public interface Hommas extends Masters {}

    /** Constraints of the Masters rules for the Schilte board. */
    public interface Schilte extends Masters {}
}
