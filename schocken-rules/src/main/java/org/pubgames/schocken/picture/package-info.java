/** How Schocken is drawn, as text and as SVG: dice and cups, discs, what came of a round. */
@NullMarked
package org.pubgames.schocken.picture;

import org.jspecify.annotations.NullMarked;
