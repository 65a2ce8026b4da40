package org.pubgames.schocken;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Hidden;

/**
 * One player's dice in a round. The text form never tells dice that are under the cup.
 *
 * @param used throws made in this round; a repeated throw counts once
 * @param aside the dice set aside, open, highest first
 * @param cup how many dice are in or under the cup
 * @param dice what is under the cup, when it is known to the log
 * @param sight who has seen what is under the cup
 * @param due whether the dice in the cup have to be thrown
 * @param settled whether the player throws no more in this round
 * @param open whether the throw has to be shown at once
 * @param blind whether the leader left the throw without looking at it
 * @param lifted whether the cup was lifted too early over this throw
 * @param locked whether the throw is final because of that
 * @param surplus whether the player threw more often than allowed and lost the round
 * @param fined whether the player paid a disc for it
 * @param askew whether the last throw did not lie flat
 * @param knocked whether the table was knocked for it
 * @param turned whether the throw that is due follows the turning of sixes
 */
public record Hand(
        int used,
        List<Integer> aside,
        int cup,
        @Hidden Optional<List<Integer>> dice,
        Sight sight,
        boolean due,
        boolean settled,
        boolean open,
        boolean blind,
        boolean lifted,
        boolean locked,
        boolean surplus,
        boolean fined,
        boolean askew,
        boolean knocked,
        boolean turned) {

    /** Dice of a player. */
    public static final int DICE = 3;

    /** Who has seen what is under a cup. */
    public enum Sight {
        NOBODY,
        THROWER,
        EVERYBODY
    }

    public Hand {
        aside = sorted(aside);
        dice = dice.map(Hand::sorted);
    }

    /** All three dice in the cup, to be thrown. */
    public static Hand fresh() {
        return new Hand(
                0,
                List.of(),
                DICE,
                Optional.empty(),
                Sight.NOBODY,
                true,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false,
                false);
    }

    /** The dice from the highest to the lowest. */
    public static List<Integer> sorted(List<Integer> dice) {
        for (int i = 1; i < dice.size(); i++) {
            if (dice.get(i - 1) < dice.get(i)) {
                List<Integer> sorted = new ArrayList<>(dice);
                sorted.sort(Comparator.reverseOrder());
                return List.copyOf(sorted);
            }
        }
        return List.copyOf(dice);
    }

    /** Dice for a text that everybody may read: only how many there are. */
    static String masked(Optional<List<Integer>> dice) {
        return dice.map(known -> known.size() + " under the cup").orElse("unseen");
    }

    /** Whether dice lie under the cup: one at least is always thrown. */
    public boolean covered() {
        return !due;
    }

    /** All three dice, highest first; empty while some of them are not known. */
    public Optional<List<Integer>> combination() {
        if (due || used == 0) {
            return Optional.empty();
        }
        return dice.map(
                known -> {
                    List<Integer> all = new ArrayList<>(aside);
                    all.addAll(known);
                    return sorted(all);
                });
    }

    /** Whether the dice lie open for everybody. */
    public boolean shown() {
        return sight == Sight.EVERYBODY && combination().isPresent();
    }

    /** Whether all three dice were thrown in one throw: „aus der Hand“. */
    public boolean fromHand() {
        return cup == DICE;
    }

    /** The same hand as somebody sees it who may see what is under the cup, or may not. */
    Hand seenBy(boolean thrower) {
        boolean sees = sight == Sight.EVERYBODY || (thrower && sight == Sight.THROWER);
        return sees
                ? this
                : new Hand(
                        used,
                        aside,
                        cup,
                        Optional.empty(),
                        sight,
                        due,
                        settled,
                        open,
                        blind,
                        lifted,
                        locked,
                        surplus,
                        fined,
                        askew,
                        knocked,
                        turned);
    }

    @Override
    public String toString() {
        return "Hand[used="
                + used
                + ", aside="
                + aside
                + ", cup="
                + (sight == Sight.EVERYBODY ? dice.map(String::valueOf).orElse("?") : cup + " dice")
                + ", sight="
                + sight
                + (due ? ", due" : "")
                + (settled ? ", settled" : "")
                + "]";
    }
}
