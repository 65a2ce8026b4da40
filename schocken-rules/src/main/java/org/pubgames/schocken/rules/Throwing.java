package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.schocken.Hand;
import org.pubgames.schocken.SchockenEvent.Thrown;
import org.pubgames.schocken.SchockenPlayer;

/** Dice are thrown. */
public record Throwing(Findings findings, Thrown thrown, Place place) implements AtPlace {

    /** Whether the player is to throw now; who only has to lift the cup is not. */
    public boolean inTurn() {
        return place.inTurn() && !place.hasToUncover();
    }

    /** Whether nothing is left to the player but to lift the cup for everybody. */
    public boolean hasToUncover() {
        return place.hasToUncover();
    }

    /** Whether the dice are named. */
    public boolean named() {
        return thrown.dice().isPresent();
    }

    /** How many dice are named, from 0. */
    public int shown() {
        return named() ? thrown.dice().get().size() : 0;
    }

    /** Of the dice that are named those that no die can show. */
    public List<Integer> impossible() {
        return thrown.dice().map(Place::impossible).orElse(List.of());
    }

    /** Whether the dice that were named can be those in the cup. */
    public boolean possible() {
        return !named() || (shown() == cup() && impossible().isEmpty());
    }

    /** Whether the player throws as the rules want it, or again all that is in the cup. */
    public boolean regular() {
        return playing() && !tied() && inTurn() && (due() || throwsLeft());
    }

    /** Whether no throw is left to the player. */
    public boolean surplus() {
        return playing() && !tied() && !due() && !throwsLeft();
    }

    /** Whether a player who has thrown, and has throws left, throws again out of turn. */
    public boolean early() {
        return playing()
                && !tied()
                && !inTurn()
                && !hasToUncover()
                && !due()
                && throwsLeft()
                && !hand().lifted();
    }

    /** Whether the player only watches a final of others. */
    public boolean watching() {
        return place.seat().part() == SchockenPlayer.Part.WATCHING;
    }

    /** Whether the throw is listened to at all: a regular, a surplus or an unneeded one. */
    public boolean heard() {
        return regular() || surplus() || (!playing() && !tied());
    }

    /** Whether more or fewer dice are named than can have been in the cup. */
    public boolean wrongNumber() {
        return (regular() || watching()) ? shown() != cup() : shown() < 1 || shown() > Hand.DICE;
    }

    /** Whether the player needs no throw because stock and hands are empty. */
    public boolean safe() {
        return place.seat().part() == SchockenPlayer.Part.SAFE;
    }

    /** Whether it is the leader whom the table waits for. */
    public boolean waitsForLeader() {
        return state().leader().filter(expected()::equals).isPresent();
    }

    /** The number of this throw in the round, from 1. */
    public int number() {
        return used() + 1;
    }

    /** Whether nothing has been thrown in the match yet. */
    public boolean firstOfMatch() {
        if (state().game() > 1
                || state().half() > 1
                || state().round() > 1
                || state().lastRound().isPresent()) {
            return false;
        }
        for (SchockenPlayer player : state().players()) {
            if (player.hand().isPresent() && player.hand().get().used() > 0) {
                return false;
            }
        }
        return true;
    }

    /** The first seat. */
    public String starter() {
        return state().players().get(0).name();
    }
}
