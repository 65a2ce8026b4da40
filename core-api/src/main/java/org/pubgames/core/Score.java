package org.pubgames.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The answer to a stateless question: what is this layout, throw or end worth?
 *
 * @param points the points; what they count is the game's own matter
 * @param cells the result by column name, as a batch would print it
 * @param rulings the rules that made the points
 */
public record Score(int points, Map<String, String> cells, List<Ruling> rulings) {
    /**
     * Keeps copies of its lists.
     *
     * @param points the points; what they count is the game's own matter
     * @param cells the result by column name, as a batch would print it
     * @param rulings the rules that made the points
     */
    public Score {
        cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
        rulings = List.copyOf(rulings);
    }
}
