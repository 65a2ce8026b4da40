package org.pubgames.club.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.club.evening.Call;

/**
 * A match of the evening. Immutable.
 *
 * @param id its short name in the evening, such as {@code r1b2}
 * @param round the round of the competition, from 1; 0 for a free match
 * @param table the board of the round in the competition, from 1; 0 for a free match
 * @param players who plays
 * @param stage how far it is
 * @param call where it was called to, if it was
 * @param counted what the competition counts, such as {@code 310–287}; empty before
 */
public record Fixture(
        String id,
        int round,
        int table,
        List<String> players,
        Stage stage,
        Optional<Call> call,
        String counted) {

    /** Keeps a copy of the names. */
    public Fixture {
        players = List.copyOf(players);
    }

    /** How far a match is. */
    public enum Stage {
        /** It waits for a board. */
        WAITING,
        /** It is played. */
        PLAYED,
        /** It is over, and nobody has confirmed the result. */
        TO_CONFIRM,
        /** Somebody says that the result is wrong. */
        DISPUTED,
        /** Its result counts. */
        DONE,
        /** It is not played: somebody has left. */
        DROPPED
    }

    /** Who plays, as it stands on the wall. */
    public String names() {
        return String.join(" – ", players);
    }

    /** Whether it may be called to a board. */
    public boolean waits() {
        return stage == Stage.WAITING;
    }

    /** Whether it holds a board. */
    public boolean onBoard() {
        return stage == Stage.PLAYED || stage == Stage.TO_CONFIRM || stage == Stage.DISPUTED;
    }
}
