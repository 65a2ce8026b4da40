/** The inspection of courts, discs and cues. */
@NullMarked
package org.pubgames.shuffleboard.court.equipment;

import org.jspecify.annotations.NullMarked;
