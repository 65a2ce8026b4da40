package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * One player's part of a match.
 *
 * @param name the name
 * @param card the lines of the match card, oldest first
 * @param turn the turn that is going on
 * @param trialDiscs trial discs played before the next turn
 * @param breaches how often what was reported against the regulations, by rule id
 * @param copyHandedOver whether the player has the copy of the card
 * @param originalHandedOver whether the ring organizer has the original
 */
public record PlayerState(
        String name,
        List<CardLine> card,
        Optional<TurnInPlay> turn,
        int trialDiscs,
        Map<String, Integer> breaches,
        boolean copyHandedOver,
        boolean originalHandedOver) {

    public PlayerState {
        card = List.copyOf(card);
        breaches =
                breaches.isEmpty()
                        ? Map.of()
                        : Collections.unmodifiableMap(new TreeMap<>(breaches));
    }

    /** A player who has done nothing yet. */
    public static PlayerState seated(String name) {
        return new PlayerState(name, List.of(), Optional.empty(), 0, Map.of(), false, false);
    }

    /** The running total of the card. */
    public int total() {
        int total = 0;
        for (CardLine line : card) {
            total += line.points();
        }
        return total;
    }

    /** The points of so many best turns; 0 for all. */
    public int totalOfBest(int turns) {
        return turns == 0
                ? total()
                : turnsFromHighest().stream().limit(turns).mapToInt(Integer::intValue).sum();
    }

    /** The average of the turns on the card, in hundredths of a point, cut off; 0 without turns. */
    public int averageHundredths() {
        return card.isEmpty() ? 0 : total() * 100 / card.size();
    }

    /** The points of the turns, highest first. */
    public List<Integer> turnsFromHighest() {
        List<Integer> points = new ArrayList<>();
        for (CardLine line : card) {
            points.add(line.points());
        }
        points.sort(Collections.reverseOrder());
        return points;
    }

    /** The highest turn, 0 without turns. */
    public int highestTurn() {
        return card.isEmpty() ? 0 : turnsFromHighest().get(0);
    }

    /** The same player with another turn going on. */
    public PlayerState withTurn(TurnInPlay newTurn) {
        return new PlayerState(
                name,
                card,
                Optional.of(newTurn),
                trialDiscs,
                breaches,
                copyHandedOver,
                originalHandedOver);
    }

    /** The same player after so many trial discs in all before the next turn. */
    public PlayerState withTrial(int discs) {
        return new PlayerState(
                name, card, turn, discs, breaches, copyHandedOver, originalHandedOver);
    }

    /** The same player with other lines on the card. */
    public PlayerState withCard(List<CardLine> newCard) {
        return new PlayerState(
                name, newCard, turn, trialDiscs, breaches, copyHandedOver, originalHandedOver);
    }

    /** The same player with a line more and no turn going on; trial discs are counted anew. */
    public PlayerState noted(CardLine line) {
        List<CardLine> lines = new ArrayList<>(card);
        lines.add(line);
        return new PlayerState(
                name, lines, Optional.empty(), 0, breaches, copyHandedOver, originalHandedOver);
    }

    /** The same player with another line of a turn, from 1. */
    public PlayerState withLine(int turnNumber, CardLine line) {
        List<CardLine> lines = new ArrayList<>(card);
        lines.set(turnNumber - 1, line);
        return withCard(lines);
    }

    /**
     * The same player with one more breach of a rule. Breaches are counted, not listed, so that the
     * state stays small.
     */
    public PlayerState withBreach(String rule) {
        Map<String, Integer> all = new TreeMap<>(breaches);
        all.merge(rule, 1, Integer::sum);
        return new PlayerState(
                name, card, turn, trialDiscs, all, copyHandedOver, originalHandedOver);
    }

    /** The same player after the copy or the original was handed over. */
    public PlayerState handedOver(boolean copy, boolean original) {
        return new PlayerState(
                name,
                card,
                turn,
                trialDiscs,
                breaches,
                copyHandedOver || copy,
                originalHandedOver || original);
    }

    /** The same player with copy and original back, because the card is not complete any more. */
    public PlayerState cardBack() {
        return new PlayerState(name, card, turn, trialDiscs, breaches, false, false);
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof PlayerState that
                && trialDiscs == that.trialDiscs
                && copyHandedOver == that.copyHandedOver
                && originalHandedOver == that.originalHandedOver
                && name.equals(that.name)
                && turn.equals(that.turn)
                && card.equals(that.card)
                && breaches.equals(that.breaches);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, card, turn, trialDiscs, breaches, copyHandedOver);
    }
}
