package org.pubgames.core;

import java.util.List;

/**
 * One accepted event of a match.
 *
 * @param number position in the log, from 1
 * @param event the event
 * @param rulings the rulings it was accepted with
 */
public record Entry<E extends GameEvent>(int number, E event, List<Ruling> rulings) {
    /**
     * Keeps copies of its lists.
     *
     * @param number position in the log, from 1
     * @param event the event
     * @param rulings the rulings it was accepted with
     */
    public Entry {
        rulings = List.copyOf(rulings);
    }
}
