package org.pubgames.competition;

import java.util.List;
import java.util.OptionalInt;

/**
 * One evening of many that make one table.
 *
 * @param number the evening, from 1
 * @param scores everybody who was there, each once
 */
public record PlayedEvening(int number, List<EveningScore> scores) {

    public PlayedEvening {
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
