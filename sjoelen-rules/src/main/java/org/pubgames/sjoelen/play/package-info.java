/**
 * How sjoelen is judged: the referee, the phases of a match, the points of layouts. Each phase puts
 * facts before the rules and applies what they conclude.
 */
@NullMarked
package org.pubgames.sjoelen.play;

import org.jspecify.annotations.NullMarked;
