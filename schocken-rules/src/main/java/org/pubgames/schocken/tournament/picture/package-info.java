/** How a Schocken tournament is drawn, as text and as SVG: tables, results, standings. */
@NullMarked
package org.pubgames.schocken.tournament.picture;

import org.jspecify.annotations.NullMarked;
