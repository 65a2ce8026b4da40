package org.pubgames.competition;

import java.util.List;
import java.util.OptionalInt;

/**
 * One evening of many that make one table.
 *
 * @param number the evening, from 1
 * @param scores everybody who was there, each once
 * @param entrants who took part in the competition then
 */
public record PlayedEvening(int number, List<EveningScore> scores, List<String> entrants) {

    public PlayedEvening {
        entrants = List.copyOf(entrants);
        scores = List.copyOf(scores);
    }

    /** The points of somebody; empty for who was not there. */
    public OptionalInt points(String player) {
        return scores.stream()
                .filter(each -> each.player().equals(player))
                .mapToInt(EveningScore::points)
                .findFirst();
    }
}
