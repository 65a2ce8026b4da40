package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.Hand.Sight;
import org.pubgames.schocken.SchockenEvent.Uncovered;
import org.pubgames.schocken.SchockenState.Stage;

/** A cup is lifted. */
public record Uncovering(Findings findings, Uncovered uncovered, Place place) implements AtPlace {

    /** Whether there is something to lift the cup from. */
    public boolean possible() {
        return playing()
                && !tied()
                && !due()
                && hand().covered()
                && hand().sight() != Sight.EVERYBODY
                && !hand().surplus();
    }

    /** Whether the table waits for the player's decision. */
    public boolean inTurn() {
        return place.deciding();
    }

    /** Whether the player is the leader, who shows every throw. */
    public boolean leading() {
        return leads() && state().stage() == Stage.LEADER;
    }

    /** Whether the leader left the first throw standing although more were allowed. */
    public boolean afterSchuss() {
        return state().leader().flatMap(state()::hand).filter(hand -> hand.used() == 1).isPresent()
                && Place.mostThrows(state(), settings()) > 1;
    }

    /** Whether all cups are being lifted. */
    public boolean showdown() {
        return state().stage() == Stage.SHOWDOWN;
    }

    /** Whether the throw has to be shown at once. */
    public boolean open() {
        return hand().open();
    }

    /** Whether the cup was lifted too early over this throw before. */
    public boolean lifted() {
        return hand().lifted();
    }

    /**
     * Whether the throw has to stay covered: the last one allowed, one left blind, or any once the
     * leader has left the first throw blind.
     */
    public boolean staysCovered() {
        Hand leaders = state().leader().flatMap(state()::hand).filter(Hand::blind).orElse(null);
        return !throwsLeft() || hand().blind() || (leaders != null && leaders.used() == 1);
    }

    /** Whether the cup that was lifted is not put back. */
    public boolean leftOpen() {
        return uncovered.open().orElse(false);
    }

    /** Whether the dice were named with the throw. */
    public boolean known() {
        return hand().dice().isPresent();
    }

    /** Whether the dice are named now. */
    public boolean named() {
        return uncovered.dice().isPresent();
    }

    /** How many dice are named now, from 0. */
    public int shown() {
        return uncovered.dice().map(List::size).orElse(0);
    }

    /** Of the dice that are named those that no die can show. */
    public List<Integer> impossible() {
        return uncovered.dice().map(Place::impossible).orElse(List.of());
    }

    /** Whether the dice that are named now are those named with the throw. */
    public boolean agrees() {
        return !known()
                || !named()
                || hand().dice().get().equals(Hand.sorted(uncovered.dice().get()));
    }

    /** Whether the dice that were named, if any, can be those under the cup. */
    public boolean consistent() {
        return !named() || (shown() == cup() && impossible().isEmpty() && agrees());
    }

    /** Whether everybody sees the dice now. */
    public boolean forEverybody() {
        return inTurn() ? showdown() || open() || leading() : leftOpen();
    }
}
