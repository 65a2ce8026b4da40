package org.pubgames.schocken.tournament;

import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;

/**
 * The tables that a number of entrants makes under one variant. Safe to share between threads.
 *
 * <p>An answer has the number of tables, of full, smaller and larger ones, and their sizes such as
 * {@code 4+4+3}. Its points are the number of tables.
 */
public interface TournamentScoring extends Scoring {

    /**
     * The tables of a number of entrants.
     *
     * @param entrants how many want to play
     * @return the tables with the rules that make them, or what refuses the number
     */
    Reading<Score> score(int entrants);
}
