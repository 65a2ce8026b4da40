package org.pubgames.competition.rules;

import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * A game that was judged with its own log: what score is it?
 *
 * @param log the log, in which both sides have a place
 * @param number which game of the match it is, from 1
 * @param pairing who met
 */
public record LogScoring(Findings findings, PlayedLog log, int number, Pairing pairing)
        implements Situation {

    /** Whether the scores say the same as the places, and are possible. */
    public boolean toldByScores() {
        return log.toldByScores();
    }

    /** The score as the log has it. */
    public GameScore scores() {
        return log.scores(pairing.first());
    }

    /** 1 for who has the better place and 0 for the other; 0 each where they share it. */
    public GameScore places() {
        return log.places(pairing.first());
    }

    /** The side named first. */
    public String first() {
        return pairing.first();
    }

    /** The side named second. */
    public String second() {
        return pairing.second();
    }

    /** The score of the side named first in the log, any number. */
    public int firstScore() {
        return scores().first();
    }

    /** The score of the side named second in the log, any number. */
    public int secondScore() {
        return scores().second();
    }

    /** What the place of the side named first counts, 0 or 1. */
    public int firstCount() {
        return places().first();
    }

    /** What the place of the side named second counts, 0 or 1. */
    public int secondCount() {
        return places().second();
    }
}
