/** How the shuffleboards are drawn: as text and as SVG. */
@NullMarked
package org.pubgames.shuffleboard.picture;

import org.jspecify.annotations.NullMarked;
