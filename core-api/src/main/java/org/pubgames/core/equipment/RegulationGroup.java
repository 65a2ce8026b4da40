package org.pubgames.core.equipment;

/** A text that equipment is measured against. */
public interface RegulationGroup {

    /** The Jakarta validation group of this text's constraints. */
    Class<?> group();
}
