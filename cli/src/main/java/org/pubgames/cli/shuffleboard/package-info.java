/** How the shuffleboards are drawn: in a terminal and as SVG. */
@NullMarked
package org.pubgames.cli.shuffleboard;

import org.jspecify.annotations.NullMarked;
