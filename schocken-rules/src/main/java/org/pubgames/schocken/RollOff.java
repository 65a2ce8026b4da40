package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Throws that are waited for because something has to be decided by them.
 *
 * @param purpose what they decide
 * @param among who throws, in the order of throwing
 * @param ordered whether they have to throw in that order
 * @param throwsMade the throws made so far
 * @param firstThrows when a roll-off is repeated, the throws of its first time
 * @param loser who has already been found to lose the round
 * @param due discs that wait for their giver
 */
public record RollOff(
        Purpose purpose,
        List<String> among,
        boolean ordered,
        List<Made> throwsMade,
        List<Made> firstThrows,
        Optional<String> loser,
        int due) {

    /** What a roll-off decides. */
    public enum Purpose {
        /** Who starts the first game. */
        STARTER,
        /** Who loses the round. */
        LOSER,
        /** Who gives the discs. */
        GIVER
    }

    /** One throw of a roll-off. */
    public record Made(String player, List<Integer> dice) {
        public Made {
            dice = Hand.sorted(dice);
        }

        /** All pips together, 3 to 18; for one die 1 to 6. */
        public int pips() {
            return dice.stream().mapToInt(Integer::intValue).sum();
        }
    }

    public RollOff {
        among = List.copyOf(among);
        throwsMade = List.copyOf(throwsMade);
        firstThrows = List.copyOf(firstThrows);
    }

    /** A roll-off in which nobody has thrown yet. */
    public static RollOff of(Purpose purpose, List<String> among) {
        return new RollOff(
                purpose,
                among,
                purpose == Purpose.STARTER,
                List.of(),
                List.of(),
                Optional.empty(),
                0);
    }

    /** A roll-off for the giver of discs that are due to a loser. */
    public static RollOff forGiver(List<String> among, String loser, int due) {
        return new RollOff(
                Purpose.GIVER, among, false, List.of(), List.of(), Optional.of(loser), due);
    }

    /** The same roll-off in which the last of them has to throw first, and so on. */
    public RollOff backwards() {
        List<String> reversed = new ArrayList<>(among);
        Collections.reverse(reversed);
        return new RollOff(purpose, reversed, true, throwsMade, firstThrows, loser, due);
    }

    /** Whose throw is waited for: all who have not thrown yet, or the next of them. */
    public List<String> next() {
        List<String> waiting = waiting();
        return ordered && !waiting.isEmpty() ? List.of(waiting.get(0)) : waiting;
    }

    /** Who still has to throw, in order. */
    public List<String> waiting() {
        List<String> waiting = new ArrayList<>(among);
        throwsMade.forEach(made -> waiting.remove(made.player()));
        return waiting;
    }

    /** The same roll-off after one more throw. */
    public RollOff with(Made made) {
        List<Made> all = new ArrayList<>(throwsMade);
        all.add(made);
        return new RollOff(purpose, among, ordered, all, firstThrows, loser, due);
    }

    /** The same roll-off with a player's throw taken out; it is to be made again. */
    public RollOff without(String player) {
        List<Made> others =
                throwsMade.stream().filter(one -> !one.player().equals(player)).toList();
        return new RollOff(purpose, among, ordered, others, firstThrows, loser, due);
    }

    /** The throws made so far, in the order of the table: who repeats one comes no later for it. */
    public List<Made> inOrder() {
        return throwsMade.stream()
                .sorted(Comparator.comparingInt(one -> among.indexOf(one.player())))
                .toList();
    }

    /** The same roll-off among those who are level, in the order of the table. */
    public RollOff again(List<String> tied) {
        List<String> inOrder = among.stream().filter(tied::contains).toList();
        return new RollOff(purpose, inOrder, ordered, List.of(), opening(), loser, due);
    }

    /** Everybody's first throw of this roll-off. */
    public List<Made> opening() {
        return firstThrows.isEmpty() ? throwsMade : firstThrows;
    }
}
