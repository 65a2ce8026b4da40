package org.pubgames.sjoelen;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;

/**
 * A sjoelen match between turns: everybody's card. No turn is going on, no trial disc has been
 * played for the next one, no turn waits to be played again or was lost without being played, and
 * time has not been called. What conduct was reported is not carried over, nor what lay in the
 * compartments in the turns before.
 *
 * @param players everybody who is seated, in any order
 */
public record SjoelenPosition(List<@Valid Card> players) implements Position {

    /**
     * One player's card.
     *
     * @param name the player
     * @param turns the turns played, the first one first
     * @param withdrawn whether the player has left the match after them; has not when left out
     * @param threshold what a turn has to reach, in a match that is decided by thresholds
     * @param particulars what besides play has to be known, where there is something
     */
    public record Card(
            String name,
            @Size(max = 1000) List<@Valid Line> turns,
            Optional<Boolean> withdrawn,
            Optional<@Min(0) Integer> threshold,
            Optional<PlayerParticulars> particulars) {

        /** Keeps a copy of the turns. */
        public Card {
            turns = List.copyOf(turns);
        }

        /** Whether the player has left the match, or was sent off. */
        public boolean left() {
            return withdrawn.orElse(false)
                    || particulars.flatMap(PlayerParticulars::sentOff).isPresent();
        }
    }

    /**
     * One turn on a card.
     *
     * @param points the points that count
     * @param board the number of the board, where it is known
     * @param maximumIn the sub-turn in which the highest score was reached, for a score with extra
     *     discs or points; the one that fits when left out
     * @param word what the player said of the score; agreed when left out
     */
    public record Line(
            @Min(0) int points,
            Optional<@Min(1) Integer> board,
            Optional<@Min(1) @Max(5) Integer> maximumIn,
            Optional<Word> word) {}

    /** What a player said of a score. */
    public enum Word {
        /** Nothing yet. */
        NOTED,
        /** The player does not agree. */
        DISPUTED,
        /** The player agrees, or the score was settled otherwise. */
        AGREED
    }

    /** Keeps a copy of the cards. */
    public SjoelenPosition {
        players = List.copyOf(players);
    }
}
