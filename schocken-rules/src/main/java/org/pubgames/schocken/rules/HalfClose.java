package org.pubgames.schocken.rules;

import java.util.LinkedHashSet;
import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.Finalists;
import org.pubgames.schocken.SchockenState;

/**
 * A half, or the final, is lost.
 *
 * @param state the table, the loser counted among those who lost halves
 * @param player who lost it
 */
public record HalfClose(
        Findings findings, SchockenState state, String player, SchockenSettings settings)
        implements Situation {

    /** Who lost a half of this game, in the order of the first one. */
    public List<String> losers() {
        return List.copyOf(new LinkedHashSet<>(state.halfLosers()));
    }

    /** How many halves the player has lost, from 1. */
    public int timesLost() {
        return state.halvesLost(player);
    }

    /** The most halves that anybody has lost, from 1. */
    public int times() {
        return losers().stream().mapToInt(state::halvesLost).max().orElse(0);
    }

    /** Who lost so many. */
    public List<String> mostLost() {
        int times = times();
        return losers().stream().filter(name -> state.halvesLost(name) == times).toList();
    }

    /** Whether the last half was played. */
    public boolean lastHalf() {
        return state.half() >= settings.halves();
    }

    /** Who lost the last two halves, in that order; one player when he lost both. */
    public List<String> lastTwo() {
        List<String> all = state.halfLosers();
        return all.subList(Math.max(0, all.size() - 2), all.size()).stream().distinct().toList();
    }

    /** Who would play the final, in the order of the first lost half. */
    private List<String> finalists() {
        return settings.finalists() == Finalists.LAST_TWO_LOSERS ? lastTwo() : losers();
    }

    /** Who of them has left the table; of several the last one; empty when nobody has. */
    public String absentee() {
        String absentee = "";
        for (String name : finalists()) {
            if (state.seat(name).away()) {
                absentee = name;
            }
        }
        return absentee;
    }

    /** Whether there would be a final, but fewer than two of those who would play it are left. */
    public boolean deserted() {
        List<String> finalists = finalists();
        return finalists.size() > 1
                && finalists.stream().filter(name -> !state.seat(name).away()).count() < 2;
    }

    /** Whether one player lost every half. */
    public boolean oneLoser() {
        return losers().size() == 1;
    }
}
