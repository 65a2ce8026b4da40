/** Court shuffleboard, outdoors. */
@NullMarked
package org.pubgames.shuffleboard.court;

import org.jspecify.annotations.NullMarked;
