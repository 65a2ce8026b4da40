/** The inspection of shuffleboard tables and their weights. */
@NullMarked
package org.pubgames.shuffleboard.table.equipment;

import org.jspecify.annotations.NullMarked;
