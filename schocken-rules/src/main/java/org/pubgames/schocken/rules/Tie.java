package org.pubgames.schocken.rules;

import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenSettings.TieBreak;
import org.pubgames.schocken.SchockenState;

/**
 * A tie at one step of its chain.
 *
 * @param step the step
 * @param forLowest whether the worse throw is sought, not the better one
 * @param players who is level, in the order of throwing; at least two
 * @param before the steps that were taken before this one, in their order
 */
public record Tie(
        Findings findings,
        TieBreak step,
        boolean forLowest,
        List<String> players,
        SchockenState state,
        List<TieBreak> before,
        SchockenSettings settings)
        implements Situation {

    private static final List<Integer> SCHOCK_AUS = List.of(1, 1, 1);

    public Tie {
        before = List.copyOf(before);
    }

    /** Whether no step was taken before this one. */
    public boolean firstStep() {
        return before.isEmpty();
    }

    /** Whether a throw from the hand was preferred in a step before this one. */
    public boolean afterHand() {
        return before.contains(TieBreak.HAND_FIRST);
    }

    /**
     * Whether everybody has Schock-Aus. It matters only where the lowest throw is sought, and there
     * nobody threw too often.
     */
    public boolean allSchockAus() {
        return state.playing().stream()
                .flatMap(player -> state.hand(player.name()).stream())
                .allMatch(hand -> hand.combination().filter(SCHOCK_AUS::equals).isPresent());
    }

    /** Who threw all three dice at once; all of them when nobody did. */
    public List<String> fromHand() {
        return those(Hand::fromHand);
    }

    /** Who put the throw together; all of them when nobody did. */
    public List<String> built() {
        return those(hand -> !hand.fromHand());
    }

    /** Who needed fewest throws. */
    public List<String> fewestThrows() {
        int fewest = players.stream().mapToInt(this::used).min().orElse(0);
        return those(hand -> hand.used() == fewest);
    }

    /** Who needed most throws. */
    public List<String> mostThrows() {
        int most = players.stream().mapToInt(this::used).max().orElse(0);
        return those(hand -> hand.used() == most);
    }

    /** Whether some of them made more throws than others. */
    public boolean throwsDiffer() {
        return fewestThrows().size() < players.size();
    }

    /** Whether some threw all three dice at once and others did not. */
    public boolean handDiffers() {
        return fromHand().size() < players.size();
    }

    /** Throws of the first of them, and of each where all made as many; 1 to 9. */
    public int throwsMade() {
        return used(players.get(0));
    }

    /** Whether they are level because all of them have lost the round by an offence. */
    public boolean offence() {
        return players.stream().allMatch(name -> state.playedHand(name).surplus());
    }

    /** Who threw last, as texts name him. */
    public String player() {
        return players.get(players.size() - 1);
    }

    /** Who threw first. */
    public List<String> earliest() {
        return Collections.singletonList(players.get(0));
    }

    /** Who threw last. */
    public List<String> latest() {
        return Collections.singletonList(players.get(players.size() - 1));
    }

    /** The last of those who threw after another and needed one throw; else who threw first. */
    public List<String> latestAtOnce() {
        return lastAfterFirst(name -> used(name) == 1);
    }

    /** The last of those who threw after another and needed more throws; else who threw first. */
    public List<String> latestBuilding() {
        return lastAfterFirst(name -> used(name) > 1);
    }

    private List<String> lastAfterFirst(Predicate<String> such) {
        return players.stream()
                .skip(1)
                .filter(such)
                .reduce((one, later) -> later)
                .map(Collections::singletonList)
                .orElseGet(this::earliest);
    }

    private int used(String player) {
        return state.playedHand(player).used();
    }

    private List<String> those(Predicate<Hand> such) {
        List<String> found =
                players.stream().filter(name -> such.test(state.playedHand(name))).toList();
        return found.isEmpty() ? players : found;
    }
}
