/**
 * The inspection of equipment: what an official measures, exactly, against printed regulations.
 *
 * <p>A game's records carry the regulations as Jakarta constraints of this package, one for each
 * regulation and clause; {@link org.pubgames.core.internal.equipment.Inspection} reads measures
 * from files and reports on them. Any Jakarta validator can read the records with the groups of
 * {@link org.pubgames.core.internal.equipment.RegulationGroup}.
 */
@NullMarked
package org.pubgames.core.internal.equipment;

import org.jspecify.annotations.NullMarked;
