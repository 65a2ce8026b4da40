package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.LogPlace;
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

    /**
     * Whether the scores say the same as the places: more for the better place, as many for the
     * same, and none outside of what a score may be.
     */
    public boolean toldByScores() {
        return Integer.signum(Integer.compare(one().score(), other().score())) == ahead()
                && possible(one().score())
                && possible(other().score());
    }

    private static boolean possible(int score) {
        return score >= 0 && score <= CompetitionSettings.MOST_SCORE;
    }

    /** The score as the log has it. */
    public GameScore scores() {
        return new GameScore(one().score(), other().score());
    }

    /** 1 for who has the better place and 0 for the other; 0 each where they share it. */
    public GameScore places() {
        return new GameScore(ahead() > 0 ? 1 : 0, ahead() < 0 ? 1 : 0);
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
        return one().score();
    }

    /** The score of the side named second in the log, any number. */
    public int secondScore() {
        return other().score();
    }

    /** What the place of the side named first counts, 0 or 1. */
    public int firstCount() {
        return places().first();
    }

    /** What the place of the side named second counts, 0 or 1. */
    public int secondCount() {
        return places().second();
    }

    /** 1 when the side named first has the better place, -1 when the other has, 0 when neither. */
    private int ahead() {
        return Integer.signum(Integer.compare(other().rank(), one().rank()));
    }

    private LogPlace one() {
        return log.place(pairing.first()).orElseThrow();
    }

    private LogPlace other() {
        return log.place(pairing.second()).orElseThrow();
    }
}
