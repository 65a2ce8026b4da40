package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.End;
import org.pubgames.shuffleboard.ShuffleboardEvent.EndVoided;

/**
 * An end is to be played again.
 *
 * @param current the end in progress
 * @param event why it is void
 */
public record EndReplay(Findings findings, End current, EndVoided event) implements Situation {}
