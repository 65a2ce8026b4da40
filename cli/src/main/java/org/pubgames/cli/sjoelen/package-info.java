/** How sjoelen is drawn in a terminal: the board, the score, the match card. */
@NullMarked
package org.pubgames.cli.sjoelen;

import org.jspecify.annotations.NullMarked;
