package org.pubgames.schocken.tournament.rules;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.pubgames.schocken.tournament.TournamentSettings;

/**
 * Spreads entrants over tables: as many full tables as possible, then as few others as possible,
 * these as even as possible.
 *
 * @param smallest the fewest players at a table
 * @param full players at a full table
 * @param largest the most players at a table
 * @param tables the most tables
 */
public record TableSizes(int smallest, int full, int largest, int tables) {

    /** How a tournament spreads its players over tables. */
    public static TableSizes under(TournamentSettings settings) {
        return new TableSizes(
                settings.smallestTable(),
                settings.tableSize(),
                settings.largestTable(),
                settings.tables());
    }

    /**
     * The sizes of the tables, largest first; empty when the number cannot be split. Larger than
     * full tables only where it cannot be split without.
     */
    public List<Integer> of(int entrants) {
        List<Integer> usual = split(entrants, full - 1);
        return usual.isEmpty() && largest > full ? split(entrants, largest) : usual;
    }

    /** The nearest numbers below and above that can be split, of 1 to {@code most}. */
    public List<Integer> near(int entrants, int most) {
        List<Integer> near = new ArrayList<>();
        for (int below = Math.min(Math.max(entrants, 1) - 1, most); below > 0; below--) {
            if (!of(below).isEmpty()) {
                near.add(below);
                break;
            }
        }
        for (int above = Math.max(entrants, 0) + 1; above > 0 && above <= most; above++) {
            if (!of(above).isEmpty()) {
                near.add(above);
                break;
            }
        }
        return near;
    }

    private List<Integer> split(int entrants, int mostAtOthers) {
        for (int fulls = tables; fulls >= 0; fulls--) {
            int rest = entrants - fulls * full;
            for (int others = rest == 0 ? 0 : 1; others <= tables - fulls; others++) {
                if (others * smallest <= rest && rest <= others * mostAtOthers) {
                    return sizes(fulls, rest, others);
                }
            }
        }
        return List.of();
    }

    private List<Integer> sizes(int fulls, int rest, int others) {
        List<Integer> sizes = new ArrayList<>(Collections.nCopies(fulls, full));
        for (int i = 0; i < others; i++) {
            sizes.add(rest / others + (i < rest % others ? 1 : 0));
        }
        sizes.sort(Collections.reverseOrder());
        return List.copyOf(sizes);
    }
}
