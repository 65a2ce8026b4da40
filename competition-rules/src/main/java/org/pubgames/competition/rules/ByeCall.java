package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionSettings;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Somebody could be left without an opponent in the next round.
 *
 * @param byes how often that has happened, from 0
 * @param withoutPlaying the most points it has had in another round without playing; -1 without
 *     such a round
 */
public record ByeCall(
        Findings findings,
        String player,
        int byes,
        int withoutPlaying,
        CompetitionSettings settings)
        implements Situation {}
