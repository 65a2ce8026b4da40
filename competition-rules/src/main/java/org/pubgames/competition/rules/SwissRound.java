package org.pubgames.competition.rules;

import java.util.List;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/** A round was sought in which those meet who have done equally well, as far as they may. */
public record SwissRound(Findings findings, SwissTry attempt, CompetitionSettings settings)
        implements Situation {

    /** The round, from 1. */
    public int round() {
        return attempt.round();
    }

    /** How many are to be paired, from 0. */
    public int number() {
        return attempt.present().size();
    }

    /** Whether one of them has to be without an opponent, and nobody may be. */
    public boolean nobodyRests() {
        return number() % 2 == 1 && attempt.mayRest().isEmpty();
    }

    /** Who has nobody left to meet. */
    public List<String> players() {
        return attempt.stranded();
    }

    /** How many they are, from 0. */
    public int stranded() {
        return players().size();
    }

    /** Whether there is a pairing that breaks no rule. */
    public boolean legal() {
        return attempt.legal();
    }

    /** Whether only the sides stand in the way of one. */
    public boolean onlySides() {
        return !legal() && attempt.legalWithoutSides();
    }

    /** Whether no other round follows. */
    public boolean lastRound() {
        return attempt.round() >= attempt.rounds();
    }

    /** Whether somebody has no opponent. */
    public boolean bye() {
        return !attempt.resting().isEmpty();
    }

    /** Who that is. */
    public String player() {
        return attempt.resting();
    }

    /** Points for that. */
    public int points() {
        return settings.byePoints();
    }
}
