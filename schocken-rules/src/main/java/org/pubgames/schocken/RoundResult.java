package org.pubgames.schocken;

import java.util.List;
import java.util.Optional;

/**
 * What came of a round.
 *
 * @param shown what everybody who played showed, leader first
 * @param loser who lost the round; empty when nobody did
 * @param giver who gave the discs; empty when they came from the stock
 * @param discs how many discs the loser got
 */
public record RoundResult(
        List<Shown> shown, Optional<String> loser, Optional<String> giver, int discs) {

    /**
     * One player's throw.
     *
     * @param dice three dice, highest first
     * @param category what they make
     * @param called what the house calls it, where it has a name of its own
     * @param used after how many throws
     */
    public record Shown(
            String player,
            List<Integer> dice,
            Category category,
            Optional<ThrowName> called,
            int used) {
        public Shown {
            dice = List.copyOf(dice);
        }

        /** A throw that has no name of its own. */
        public Shown(String player, List<Integer> dice, Category category, int used) {
            this(player, dice, category, Optional.empty(), used);
        }
    }

    public RoundResult {
        shown = List.copyOf(shown);
    }
}
