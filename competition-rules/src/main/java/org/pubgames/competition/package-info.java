/**
 * Competitions of players, pairs or teams, at any game: who enters, who meets whom, what a result
 * is worth, who stands where and why. A competition is judged like a match: {@link
 * org.pubgames.competition.Competition} is the way in.
 */
@NullMarked
package org.pubgames.competition;

import org.jspecify.annotations.NullMarked;
