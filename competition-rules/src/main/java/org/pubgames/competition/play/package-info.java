/**
 * How a competition is judged: the referee and its phases. Each phase puts facts before the rules
 * and applies what they conclude.
 */
@NullMarked
package org.pubgames.competition.play;

import org.jspecify.annotations.NullMarked;
