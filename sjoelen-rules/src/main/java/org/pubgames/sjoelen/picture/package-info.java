/** How sjoelen is drawn: as text and as SVG. */
@NullMarked
package org.pubgames.sjoelen.picture;

import org.jspecify.annotations.NullMarked;
