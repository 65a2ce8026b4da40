/** The inspection of shovelboards and their weights. */
@NullMarked
package org.pubgames.shuffleboard.shovelboard.equipment;

import org.jspecify.annotations.NullMarked;
