package org.pubgames.competition;

import java.util.List;
import java.util.Optional;

/**
 * Two who meet.
 *
 * @param board the board of the round, from 1
 * @param first the side named first: at home, or with the first turn
 * @param second the other side
 * @param result how it ended, once it has
 * @param putOff whether it was put off to another day
 */
public record Pairing(
        int board, String first, String second, Optional<Result> result, boolean putOff) {

    /** Two who have not met yet. */
    public static Pairing open(int board, String first, String second) {
        return new Pairing(board, first, second, Optional.empty(), false);
    }

    /** Both sides. */
    public List<String> sides() {
        return List.of(first, second);
    }

    /** The other side. */
    public String opponent(String player) {
        return player.equals(first) ? second : first;
    }

    /** Who has more points from it; nobody without a result, or where that is level. */
    public Optional<String> winner() {
        return result.filter(ended -> ended.firstPoints() != ended.secondPoints())
                .map(ended -> ended.firstPoints() > ended.secondPoints() ? first : second);
    }

    /** The result as a side sees it, that side named first. */
    public Optional<Result> seenBy(String player) {
        return player.equals(first) ? result : result.map(Result::turned);
    }

    Pairing with(Optional<Result> other) {
        return new Pairing(board, first, second, other, putOff);
    }

    Pairing later() {
        return new Pairing(board, first, second, result, true);
    }
}
