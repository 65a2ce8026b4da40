package org.pubgames.competition.pairing;

import java.util.List;
import java.util.Set;

/**
 * An entrant as the pairing of the next round sees it.
 *
 * @param number the entrant from 0; a lower number ranks before a higher one with the same score
 * @param score points so far, in half points
 * @param met the entrants it may not meet any more (research FB 2)
 * @param sides which sides it had in the rounds it played, oldest first
 * @param byesHad how many byes it was given by a pairing
 * @param scoredWithoutPlaying whether it scored as much as for a win in a round without playing
 *     (research FB 4): it gets no bye then, as after a bye
 * @param floats what it met in each round so far, oldest first
 * @param unplayedRounds how many rounds so far it did not play, for whatever reason
 */
public record SwissEntrant(
        int number,
        int score,
        Set<Integer> met,
        List<Side> sides,
        int byesHad,
        boolean scoredWithoutPlaying,
        List<ScoreFloat> floats,
        int unplayedRounds) {

    /** Refuses negative numbers; keeps copies. */
    public SwissEntrant {
        if (number < 0 || byesHad < 0 || unplayedRounds < 0) {
            throw new IllegalArgumentException(
                    "entrant "
                            + number
                            + ": "
                            + byesHad
                            + " byes, "
                            + unplayedRounds
                            + " unplayed");
        }
        met = Set.copyOf(met);
        sides = List.copyOf(sides);
        floats = List.copyOf(floats);
    }

    /** Somebody who has not played yet: a first round, or a late entry. */
    public static SwissEntrant newcomer(int number) {
        return new SwissEntrant(number, 0, Set.of(), List.of(), 0, false, List.of(), 0);
    }

    /** Whether a bye is possible: none so far, and no win's points without playing. */
    boolean mayHaveBye() {
        return byesHad == 0 && !scoredWithoutPlaying;
    }

    /** The float of so many rounds ago, 1 being the last. */
    ScoreFloat floatBefore(int rounds) {
        return floats.size() < rounds ? ScoreFloat.NONE : floats.get(floats.size() - rounds);
    }
}
