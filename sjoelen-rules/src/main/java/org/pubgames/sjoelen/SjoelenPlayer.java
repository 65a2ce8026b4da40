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
 * @param juryBreaches how often what was reported against the jury at this player's board, by rule
 *     id
 * @param copyHandedOver whether the player has the copy of the card
 * @param originalHandedOver whether the ring organizer has the original
 * @param withdrawn whether the player has left the match
 * @param threshold what a turn has to reach, and what the turns earned, where it has been set
 * @param particulars what besides play has to be known, where there is something
 */
public record SjoelenPlayer(
        String name,
        List<CardLine> card,
        Optional<TurnInPlay> turn,
        int trialDiscs,
        Map<String, Integer> breaches,
        Map<String, Integer> juryBreaches,
        boolean copyHandedOver,
        boolean originalHandedOver,
        boolean withdrawn,
        Optional<Threshold> threshold,
        Optional<PlayerParticulars> particulars) {

    public SjoelenPlayer {
        card = List.copyOf(card);
        breaches = inOrder(breaches);
        juryBreaches = inOrder(juryBreaches);
    }

    private static Map<String, Integer> inOrder(Map<String, Integer> counts) {
        return counts.isEmpty() ? Map.of() : Collections.unmodifiableMap(new TreeMap<>(counts));
    }

    /** A player who has done nothing yet. */
    public static SjoelenPlayer seated(String name) {
        return new SjoelenPlayer(
                name,
                List.of(),
                Optional.empty(),
                0,
                Map.of(),
                Map.of(),
                false,
                false,
                false,
                Optional.empty(),
                Optional.empty());
    }

    /** Turns on the card that need not be played again: 0 or more. */
    public int played() {
        int played = 0;
        for (CardLine line : card) {
            played += line.annulled() ? 0 : 1;
        }
        return played;
    }

    /** The line of the card that waits for its turn to be played again, from 1; 0 for none. */
    public int annulledLine() {
        for (int i = 0; i < card.size(); i++) {
            if (card.get(i).annulled()) {
                return i + 1;
            }
        }
        return 0;
    }

    /** The line onto which the turn goes that is going on or comes next, from 1. */
    public int nextLine() {
        int replays = turn.map(TurnInPlay::replays).orElseGet(this::annulledLine);
        return replays > 0 ? replays : card.size() + 1;
    }

    /** The turn that is going on; otherwise the next one with all discs in hand. */
    public TurnInPlay running(int discs) {
        return turn.orElseGet(() -> nextTurn(Optional.empty(), discs));
    }

    /** A fresh turn for the line that is due. */
    public TurnInPlay nextTurn(Optional<Integer> board, int discs) {
        int again = turn.map(TurnInPlay::replays).orElseGet(this::annulledLine);
        return TurnInPlay.fresh(board, discs).again(again);
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

    /**
     * The average of the turns on the card, in hundredths of a point, half a hundredth rounded up;
     * 0 without turns.
     */
    public int averageHundredths() {
        int turns = played();
        return turns == 0 ? 0 : (total() * 200 + turns) / (2 * turns);
    }

    /** The points of the turns, highest first. */
    public List<Integer> turnsFromHighest() {
        List<Integer> points = new ArrayList<>();
        for (CardLine line : card) {
            if (!line.annulled()) {
                points.add(line.points());
            }
        }
        points.sort(Collections.reverseOrder());
        return points;
    }

    /** The highest turn, 0 without turns. */
    public int highestTurn() {
        return card.stream().mapToInt(CardLine::points).max().orElse(0);
    }

    private SjoelenPlayer told(
            List<CardLine> newCard,
            Optional<TurnInPlay> newTurn,
            int newTrialDiscs,
            boolean copy,
            boolean original) {
        return new SjoelenPlayer(
                name,
                newCard,
                newTurn,
                newTrialDiscs,
                breaches,
                juryBreaches,
                copy,
                original,
                withdrawn,
                threshold,
                particulars);
    }

    /** The same player with another turn going on. */
    public SjoelenPlayer withTurn(TurnInPlay newTurn) {
        return told(card, Optional.of(newTurn), trialDiscs, copyHandedOver, originalHandedOver);
    }

    /** The same player after so many trial discs in all before the next turn. */
    public SjoelenPlayer withTrial(int discs) {
        return told(card, turn, discs, copyHandedOver, originalHandedOver);
    }

    /** The same player with other lines on the card. */
    public SjoelenPlayer withCard(List<CardLine> newCard) {
        return told(newCard, turn, trialDiscs, copyHandedOver, originalHandedOver);
    }

    /**
     * The same player with a line more, or a turn that was played again in its old place, and no
     * turn going on; trial discs are counted anew.
     */
    public SjoelenPlayer noted(CardLine line) {
        List<CardLine> lines = new ArrayList<>(card);
        if (line.turn() <= lines.size()) {
            lines.set(line.turn() - 1, line.after(lines.get(line.turn() - 1)));
        } else {
            lines.add(line);
        }
        return told(lines, Optional.empty(), 0, copyHandedOver, originalHandedOver);
    }

    /** The same player with another line of a turn, from 1. */
    public SjoelenPlayer withLine(int turnNumber, CardLine line) {
        List<CardLine> lines = new ArrayList<>(card);
        lines.set(turnNumber - 1, line);
        return withCard(lines);
    }

    /**
     * The same player with one more breach of a rule. Breaches are counted, not listed, so that the
     * state stays small.
     */
    public SjoelenPlayer withBreach(String rule) {
        return reported(oneMore(breaches, rule), juryBreaches);
    }

    /** The same player with one more breach of a rule by the jury at the board. */
    public SjoelenPlayer withJuryBreach(String rule) {
        return reported(breaches, oneMore(juryBreaches, rule));
    }

    private static Map<String, Integer> oneMore(Map<String, Integer> counts, String rule) {
        Map<String, Integer> all = new TreeMap<>(counts);
        all.merge(rule, 1, Integer::sum);
        return all;
    }

    private SjoelenPlayer reported(Map<String, Integer> own, Map<String, Integer> jurys) {
        return new SjoelenPlayer(
                name,
                card,
                turn,
                trialDiscs,
                own,
                jurys,
                copyHandedOver,
                originalHandedOver,
                withdrawn,
                threshold,
                particulars);
    }

    /** The same player with at most so many turns on the card, and none going on. */
    SjoelenPlayer keeping(int turns) {
        return told(
                card.subList(0, Math.min(turns, card.size())),
                Optional.empty(),
                0,
                copyHandedOver,
                originalHandedOver);
    }

    /** The same player, who has left the match; a turn that was going on is given up. */
    public SjoelenPlayer left() {
        return new SjoelenPlayer(
                name,
                card,
                Optional.empty(),
                trialDiscs,
                breaches,
                juryBreaches,
                copyHandedOver,
                originalHandedOver,
                true,
                threshold,
                particulars
                        .map(known -> known.away(false))
                        .filter(known -> !known.equals(PlayerParticulars.none())));
    }

    /** The same player with something else to be known besides play. */
    private SjoelenPlayer knowing(PlayerParticulars known) {
        return new SjoelenPlayer(
                name,
                card,
                turn,
                trialDiscs,
                breaches,
                juryBreaches,
                copyHandedOver,
                originalHandedOver,
                withdrawn,
                threshold,
                known.equals(PlayerParticulars.none()) ? Optional.empty() : Optional.of(known));
    }

    private PlayerParticulars known() {
        return particulars.orElse(PlayerParticulars.none());
    }

    /** Whether the player was not there when due and has not come yet. */
    public boolean away() {
        return particulars.isPresent() && particulars.get().away();
    }

    /** Who plays on the seat instead of the player. */
    public Optional<String> standIn() {
        return particulars.flatMap(PlayerParticulars::standIn);
    }

    /** Why the player was sent off. */
    public Optional<String> sentOff() {
        return particulars.flatMap(PlayerParticulars::sentOff);
    }

    /** What the organizer decided about the player, oldest first. */
    public List<PlayerParticulars.Decided> decisions() {
        return known().decisions();
    }

    /** Points that the organizer's decisions bring, any whole number. */
    public int decidedPoints() {
        return decisions().stream().mapToInt(PlayerParticulars.Decided::worth).sum();
    }

    /** Whether the organizer decided the match for the player. */
    public boolean decidedFor() {
        return decisions().stream()
                .anyMatch(each -> each.decision() == SjoelenEvent.Decision.DECIDE);
    }

    /** The same player, who is not there when due, or there now. */
    public SjoelenPlayer absent(boolean isAway) {
        return knowing(known().away(isAway));
    }

    /** The same player with somebody else on the seat; empty for the player again. */
    public SjoelenPlayer replacedBy(Optional<String> name) {
        return knowing(known().standIn(name));
    }

    /** The same player, sent off for a reason; a turn that was going on is given up. */
    public SjoelenPlayer sentOff(String because) {
        return left().knowing(left().known().sentOff(because));
    }

    /** The same player after a decision of the organizer. */
    public SjoelenPlayer decided(PlayerParticulars.Decided decision) {
        return knowing(known().decided(decision));
    }

    /** The same player with these particulars. */
    public SjoelenPlayer with(PlayerParticulars told) {
        return knowing(told);
    }

    /** The same player without a turn going on. */
    public SjoelenPlayer givenUp() {
        return told(card, Optional.empty(), trialDiscs, copyHandedOver, originalHandedOver);
    }

    /** Turns before the first that is still to be played again; all where none is. */
    public int whole() {
        return annulledLine() > 0 ? annulledLine() - 1 : card.size();
    }

    /** The same player with a threshold. */
    public SjoelenPlayer withThreshold(Threshold newThreshold) {
        return new SjoelenPlayer(
                name,
                card,
                turn,
                trialDiscs,
                breaches,
                juryBreaches,
                copyHandedOver,
                originalHandedOver,
                withdrawn,
                Optional.of(newThreshold),
                particulars);
    }

    /** The same player after the copy or the original was handed over. */
    public SjoelenPlayer handedOver(boolean copy, boolean original) {
        return told(card, turn, trialDiscs, copyHandedOver || copy, originalHandedOver || original);
    }

    /** The same player with copy and original back, because the card is not complete any more. */
    public SjoelenPlayer cardBack() {
        return told(card, turn, trialDiscs, false, false);
    }

    // by hand, like hashCode: generated ones make the first comparison of a process slow
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SjoelenPlayer that
                && trialDiscs == that.trialDiscs
                && copyHandedOver == that.copyHandedOver
                && originalHandedOver == that.originalHandedOver
                && withdrawn == that.withdrawn
                && threshold.equals(that.threshold)
                && particulars.equals(that.particulars)
                && name.equals(that.name)
                && turn.equals(that.turn)
                && card.equals(that.card)
                && breaches.equals(that.breaches)
                && juryBreaches.equals(that.juryBreaches);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, card, turn, trialDiscs, breaches, copyHandedOver);
    }
}
