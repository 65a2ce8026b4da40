package org.pubgames.core.internal.equipment;

/** A text that equipment is measured against. */
public interface RegulationGroup {

    /** The Jakarta validation group of this text's constraints. */
    Class<?> group();
}
