package org.pubgames.shuffleboard;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameState;
import org.pubgames.core.spi.SharedList;

/**
 * The state of a match.
 *
 * @param stage what it waits for
 * @param sides side A, side B
 * @param game the game in progress, 1 for the first
 * @param firstLeader the side that led the first end of this game
 * @param end the end in progress
 * @param results the ends counted, in order
 * @param extra ends still to be played because the sides were level; 0 when none are
 * @param extended whether this game went into such extra ends
 * @param ending how it ended
 */
public record ShuffleboardState(
        Stage stage,
        List<SideState> sides,
        int game,
        Optional<Side> firstLeader,
        Optional<End> end,
        List<EndResult> results,
        int extra,
        boolean extended,
        Optional<Ending> ending)
        implements GameState {

    /** How a match ended: with a winner, or drawn. */
    public record Ending(Optional<Side> winner) {}

    public ShuffleboardState {
        sides = List.copyOf(sides);
        results = SharedList.copyOf(results);
    }

    /** One side. */
    public SideState side(Side side) {
        return sides.get(side.index());
    }

    /** The total of a side in the game in progress. */
    public int points(Side side) {
        return side(side).points();
    }

    /** The side of a player; empty for a stranger. */
    public Optional<Side> sideOf(String player) {
        return sides.stream()
                .filter(side -> side.players().contains(player))
                .map(SideState::side)
                .findFirst();
    }

    /** Whether partners play. */
    public boolean doubles() {
        return sides.get(0).players().size() > 1;
    }

    /** The end counted last. */
    public Optional<EndResult> lastResult() {
        return results.isEmpty() ? Optional.empty() : Optional.of(results.get(results.size() - 1));
    }

    /** The ends counted in the game in progress. */
    public int endsPlayed() {
        return lastResult()
                .filter(result -> result.game() == game)
                .map(EndResult::number)
                .orElse(0);
    }
}
