package org.pubgames.sjoelen.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenSettings.AlienDisc;

/** A disc that is not the player's is on the board. */
public record AlienDiscReport(Findings findings, AlienDisc alienDisc) implements Situation {}
