package org.pubgames.schocken.play;

import java.util.List;
import java.util.Optional;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Hand.Sight;

/** A player's dice after something was done with them, put together step by step. */
final class NextHand {

    private int used;
    private List<Integer> aside;
    private int cup;
    private Optional<List<Integer>> dice;
    private Sight sight;
    private boolean due;
    private boolean settled;
    private boolean open;
    private boolean blind;
    private boolean lifted;
    private boolean locked;
    private boolean surplus;
    private boolean fined;
    private boolean askew;
    private boolean knocked;
    private boolean turned;

    private NextHand(Hand hand) {
        used = hand.used();
        aside = hand.aside();
        cup = hand.cup();
        dice = hand.dice();
        sight = hand.sight();
        due = hand.due();
        settled = hand.settled();
        open = hand.open();
        blind = hand.blind();
        lifted = hand.lifted();
        locked = hand.locked();
        surplus = hand.surplus();
        fined = hand.fined();
        askew = hand.askew();
        knocked = hand.knocked();
        turned = hand.turned();
    }

    /** Begins with a hand as it is. */
    static NextHand after(Hand hand) {
        return new NextHand(hand);
    }

    /** The dice under the cup are known. */
    NextHand dice(List<Integer> known) {
        dice = Optional.of(known);
        return this;
    }

    /** The dice in the cup are thrown. */
    NextHand thrown(Optional<List<Integer>> known) {
        used++;
        dice = known;
        sight = Sight.NOBODY;
        due = false;
        lifted = false;
        askew = false;
        knocked = false;
        turned = false;
        return this;
    }

    /**
     * The first throw of the round counts, whatever came after it: it is laid down again, and shown
     * at the end.
     */
    NextHand firstThrow() {
        if (used > 1) {
            used = 1;
            aside = List.of();
            cup = Hand.DICE;
            dice = Optional.empty();
            sight = Sight.NOBODY;
            open = false;
        }
        due = false;
        settled = true;
        return this;
    }

    /** Other dice lie aside; the rest goes into the cup to be thrown. */
    NextHand again(List<Integer> nowAside) {
        aside = nowAside;
        cup = Hand.DICE - nowAside.size();
        dice = Optional.empty();
        sight = Sight.NOBODY;
        due = true;
        return this;
    }

    /** Sixes were turned; a throw has to follow. */
    NextHand turned() {
        turned = true;
        return this;
    }

    /** The last throw has to be made again and is not counted. */
    NextHand repeated() {
        used--;
        dice = Optional.empty();
        sight = Sight.NOBODY;
        due = true;
        return this;
    }

    /** The last throw did not lie flat. */
    NextHand askew() {
        askew = true;
        return this;
    }

    /** The throw that did not lie flat was knocked flat, once and no more: it counts after all. */
    NextHand flat() {
        used++;
        due = false;
        askew = false;
        knocked = true;
        return this;
    }

    /** The table was knocked. */
    NextHand knocked() {
        knocked = true;
        return this;
    }

    /** Somebody has seen what is under the cup; what was seen stays seen. */
    NextHand seen(Sight by) {
        sight = by.compareTo(sight) > 0 ? by : sight;
        return this;
    }

    /** The player throws no more in this round. */
    NextHand settled() {
        settled = true;
        open = false;
        return this;
    }

    /** The throw has to be shown at once. */
    NextHand open() {
        open = true;
        return this;
    }

    /** The leader left the first throw unseen. */
    NextHand blind() {
        blind = true;
        return this;
    }

    /** The cup was lifted too early. */
    NextHand lifted() {
        seen(Sight.THROWER);
        lifted = true;
        return this;
    }

    /** The throw is final because of that. */
    NextHand locked() {
        locked = true;
        return settled();
    }

    /** The player threw too often and lost the round. */
    NextHand surplus() {
        surplus = true;
        due = false;
        settled = true;
        return this;
    }

    /** The player paid a disc for throwing too often. */
    NextHand fined() {
        fined = true;
        return this;
    }

    Hand done() {
        return new Hand(
                used, aside, cup, dice, sight, due, settled, open, blind, lifted, locked, surplus,
                fined, askew, knocked, turned);
    }
}
