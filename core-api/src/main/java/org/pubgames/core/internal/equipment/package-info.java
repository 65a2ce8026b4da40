/**
 * The inspection of equipment: what an official measures, exactly, against printed regulations.
 *
 * <p>What can be measured and what each regulation allows is data, the file {@code measures.yaml}
 * of a game, read by {@link org.pubgames.core.internal.equipment.Measures}. One constraint of
 * Jakarta Validation looks at every sheet; its violations stand at the path of the measure.
 */
@NullMarked
package org.pubgames.core.internal.equipment;

import org.jspecify.annotations.NullMarked;
