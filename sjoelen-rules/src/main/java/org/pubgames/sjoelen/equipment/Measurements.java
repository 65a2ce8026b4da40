package org.pubgames.sjoelen.equipment;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Where;

/**
 * Everything an official measured in one inspection.
 *
 * @param board the board, when it was looked at
 * @param discs its discs
 * @param piles the piles of its compartments, from left to right
 * @param places where each value was written, by JSON pointer; empty when nothing was read from a
 *     file
 */
public record Measurements(
        Optional<Board> board, List<Disc> discs, List<Piles> piles, Map<String, Where> places) {

    public Measurements {
        discs = List.copyOf(discs);
        piles = List.copyOf(piles);
        places = Map.copyOf(places);
    }

    /** Measurements that come from memory. */
    public Measurements(Optional<Board> board, List<Disc> discs, List<Piles> piles) {
        this(board, discs, piles, Map.of());
    }
}
