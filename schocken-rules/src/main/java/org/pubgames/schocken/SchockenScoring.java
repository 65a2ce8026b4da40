package org.pubgames.schocken;

import java.util.List;
import org.pubgames.core.Scoring;

/**
 * The rank and the penalty discs of a throw under one variant. Safe to share between threads.
 *
 * <p>A throw is taken to be from the hand, all three dice thrown at once, unless the word {@code
 * built} follows the dice; that matters only where something counts from the hand alone.
 */
public interface SchockenScoring extends Scoring {

    /** The word for a throw that was put together over several throws. */
    String BUILT = "built";

    /** What {@code discs} says when a throw takes all discs. */
    String ALL = "ALL";

    /**
     * The answer to one throw.
     *
     * @param rank its place among all throws made the same way: 1 for the best, at most 56; equal
     *     throws share it
     * @param category what the dice make
     * @param all whether it takes all discs
     * @param discs penalty discs when it does not take all, 0 to 50
     */
    record Ranked(int rank, Category category, boolean all, int discs) {}

    /**
     * What a throw is worth.
     *
     * @param dice three dice in any order
     * @param fromHand whether all three were thrown at once
     * @return its rank and what it costs
     * @throws IllegalArgumentException when these are not three dice
     */
    Ranked rank(List<Integer> dice, boolean fromHand);

    /**
     * What a throw is worth; nothing is made when it was asked before.
     *
     * @param first a die, 1 to 6; the order of the three makes no difference
     * @param second another die
     * @param third the last die
     * @param fromHand whether all three were thrown at once
     * @return its rank and what it costs
     * @throws IllegalArgumentException when these are not three dice
     */
    Ranked rank(int first, int second, int third, boolean fromHand);

    /**
     * Compares two throws as they rank.
     *
     * @param one three dice in any order
     * @param oneFromHand whether they were thrown at once
     * @param other three other dice
     * @param otherFromHand whether they were thrown at once
     * @return negative when the first is lower, 0 when they are equal
     * @throws IllegalArgumentException when one of them is not three dice
     */
    int compare(List<Integer> one, boolean oneFromHand, List<Integer> other, boolean otherFromHand);
}
