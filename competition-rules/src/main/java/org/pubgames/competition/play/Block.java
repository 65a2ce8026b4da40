package org.pubgames.competition.play;

import java.util.List;
import org.pubgames.competition.DecidedBy;

/**
 * Entrants who share a place.
 *
 * @param players who they are, in the order of entry
 * @param apartBy what tells them apart from those before them
 */
record Block(List<String> players, DecidedBy apartBy) {}
