/**
 * The inspection of boards, discs and piles: what an official measures, in exact millimetres and
 * grams, against the printed regulations.
 *
 * <p>{@link org.pubgames.sjoelen.equipment.EquipmentInspection} is the way in. The records carry
 * the regulations as Jakarta constraints, one for each regulation and clause; any Jakarta validator
 * can read them with the groups of {@link org.pubgames.sjoelen.equipment.Regulation}.
 */
@NullMarked
package org.pubgames.sjoelen.equipment;

import org.jspecify.annotations.NullMarked;
