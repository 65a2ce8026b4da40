/**
 * The course of play that all shuffleboards share: the phases of a match, the boards, the value of
 * an end.
 */
@NullMarked
package org.pubgames.shuffleboard.play;

import org.jspecify.annotations.NullMarked;
