package org.pubgames.shuffleboard.table.equipment;

import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.shuffleboard.table.equipment.TableRegulation.Masters;

/**
 * One weight as an official found it.
 *
 * @param weightedMetal whether it is of metal and weighted, masters.equipment.weighted-metal
 */
public record Weight(
        Optional<
                        @Confirmed(
                                rule = "table-shuffleboard.equipment.weighted-metal",
                                clause = "masters.equipment.weighted-metal",
                                groups = Masters.class)
                        Boolean>
                weightedMetal) {}
