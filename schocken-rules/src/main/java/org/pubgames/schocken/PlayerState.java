package org.pubgames.schocken;

import java.util.Optional;

/**
 * One player at the table.
 *
 * @param name the player
 * @param discs penalty discs in front of the player
 * @param part the player's part in what is left of the half or final
 * @param drops how often the player dropped dice in this half or final
 * @param hand the player's dice in the running round; empty for who does not play
 */
public record PlayerState(String name, int discs, Part part, int drops, Optional<Hand> hand) {

    /** A player's part in a half or final. */
    public enum Part {
        /** Plays. */
        PLAYING,
        /** Plays no more because the stock is empty and so are the hands. */
        SAFE,
        /** Has left with a Schock-Aus, with the discs of that time. */
        LEFT,
        /** Is not one of those who play the final. */
        WATCHING,
        /** Has left the table for good. */
        GONE,
        /** Has been sent off. */
        SENT_OFF
    }

    /** Somebody who has just sat down: no discs, no dice. */
    public static PlayerState seated(String name) {
        return new PlayerState(name, 0, Part.PLAYING, 0, Optional.empty());
    }

    /** Whether the player plays. */
    public boolean playing() {
        return part == Part.PLAYING;
    }

    /** Whether the player is not at the table any more. */
    public boolean away() {
        return part == Part.GONE || part == Part.SENT_OFF;
    }

    /** The same place with other dice. */
    public PlayerState with(Hand newHand) {
        return new PlayerState(name, discs, part, drops, Optional.of(newHand));
    }

    /** The same place as the player himself sees it, or as everybody else does. */
    PlayerState seenBy(boolean thrower) {
        return hand.isEmpty() ? this : with(hand.get().seenBy(thrower));
    }
}
