package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.RollOff.Made;
import org.pubgames.schocken.RollOff.Purpose;

/** Everybody has thrown in the roll-off. */
public record RollOffResult(Findings findings, Purpose purpose, List<Made> made)
        implements Situation {

    /** Who threw fewest pips. */
    public List<String> lowest() {
        int fewest = made.stream().mapToInt(Made::pips).min().orElse(0);
        return with(fewest);
    }

    /** Who threw most pips. */
    public List<String> highest() {
        int most = made.stream().mapToInt(Made::pips).max().orElse(0);
        return with(most);
    }

    private List<String> with(int pips) {
        return made.stream().filter(one -> one.pips() == pips).map(Made::player).toList();
    }

    /** Whom the roll-off is about: the lowest when it seeks the loser, the highest otherwise. */
    public List<String> players() {
        return purpose == Purpose.LOSER ? lowest() : highest();
    }

    /** The first of those whom it is about. */
    public String player() {
        return players().get(0);
    }

    /** Whether it found one player. */
    public boolean decided() {
        return players().size() == 1;
    }

    /** The pips of those whom it is about, 3 to 18. */
    public int pips() {
        return made.stream()
                .filter(one -> one.player().equals(player()))
                .mapToInt(Made::pips)
                .sum();
    }
}
