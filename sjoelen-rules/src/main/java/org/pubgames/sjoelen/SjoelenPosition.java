package org.pubgames.sjoelen;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.Position;
import org.pubgames.core.spi.Given;

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
            Given.all(
                    "name, withdrawn, threshold, particulars",
                    name,
                    withdrawn,
                    threshold,
                    particulars);
            turns = Given.list("turns", turns);
        }

        /** Whether the player has left the match, or was sent off. */
        public boolean left() {
            return withdrawn.orElse(false)
                    || particulars.flatMap(PlayerParticulars::sentOff).isPresent();
        }

        /** The card of a player who plays, and of whom only the turns are known. */
        public static Card of(String name, List<Line> turns) {
            return new Card(name, turns, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** The same of a player who has left the match, or has not. */
        public Card withdrawn(boolean withdrawn) {
            return new Card(name, turns, Optional.of(withdrawn), threshold, particulars);
        }

        /** The same with what a turn has to reach, from 0. */
        public Card threshold(int threshold) {
            return new Card(name, turns, withdrawn, Optional.of(threshold), particulars);
        }

        /** The same with what besides play has to be known. */
        public Card particulars(PlayerParticulars particulars) {
            return new Card(name, turns, withdrawn, threshold, Optional.of(particulars));
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
            Optional<Word> word) {
        public Line {
            Given.all("board, maximumIn, word", board, maximumIn, word);
        }

        /** A turn with which the player agreed, on a board that is not known. */
        public static Line of(int points) {
            return new Line(points, Optional.empty(), Optional.empty(), Optional.empty());
        }

        /** The same on the board of this number. */
        public Line board(int board) {
            return new Line(points, Optional.of(board), maximumIn, word);
        }

        /** The same with the highest score reached in a sub-turn, from 1. */
        public Line maximumIn(int maximumIn) {
            return new Line(points, board, Optional.of(maximumIn), word);
        }

        /** The same with what the player said of it. */
        public Line word(Word word) {
            return new Line(points, board, maximumIn, Optional.of(word));
        }
    }

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
        players = Given.list("players", players);
    }
}
