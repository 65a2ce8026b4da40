package org.pubgames.competition.rules;

import org.pubgames.competition.CompetitionSettings;

/**
 * So many rounds are drawn, one after the other.
 *
 * @param rounds from 1
 */
public record SwissPlan(int rounds) {

    /**
     * As many as are announced, and no more than so many entrants can play without meeting twice.
     */
    static SwissPlan of(int entrants, CompetitionSettings settings) {
        return new SwissPlan(Math.min(settings.swissRounds(), possible(entrants)));
    }

    /** The rounds of so many entrants in which everybody has met everybody. */
    static int possible(int entrants) {
        return entrants % 2 == 0 ? entrants - 1 : entrants;
    }
}
