/** Old English shovelboard. */
@NullMarked
package org.pubgames.shuffleboard.shovelboard;

import org.jspecify.annotations.NullMarked;
