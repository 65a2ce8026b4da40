package org.pubgames.competition.rules;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.stream.IntStream;
import org.pubgames.competition.CompetitionSettings;
import org.pubgames.competition.DecidedBy;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;

/**
 * Some are level so far: does the next tie-break tell them apart?
 *
 * @param players who is level, two or more, in the order of entry
 * @param step the tie-break
 * @param figures what it counts for each of them, in the same order; more is better
 * @param allMet whether each of them has met each other and the matches have results
 */
public record Level(
        Findings findings,
        List<String> players,
        DecidedBy step,
        List<Integer> figures,
        boolean allMet,
        CompetitionSettings settings)
        implements Situation {

    /** Whether the figures differ. */
    public boolean apart() {
        return new HashSet<>(figures).size() > 1;
    }

    /** Whether some of them stay level, and not all. */
    public boolean someStay() {
        int different = new HashSet<>(figures).size();
        return different > 1 && different < players.size();
    }

    /** How many are level, from 2. */
    public int number() {
        return players.size();
    }

    /** Each with its figure, best first. */
    public List<String> order() {
        return IntStream.range(0, players.size())
                .boxed()
                .sorted(Comparator.comparing(figures::get, Comparator.reverseOrder()))
                .map(i -> players.get(i) + " " + figures.get(i))
                .toList();
    }

    /** Those of them who have a figure above 0, best first. */
    public List<String> standing() {
        return ranked().stream()
                .filter(player -> figures.get(players.indexOf(player)) > 0)
                .toList();
    }

    /** All of them, best first. */
    public List<String> ranked() {
        return IntStream.range(0, players.size())
                .boxed()
                .sorted(Comparator.comparing(figures::get, Comparator.reverseOrder()))
                .map(players::get)
                .toList();
    }
}
