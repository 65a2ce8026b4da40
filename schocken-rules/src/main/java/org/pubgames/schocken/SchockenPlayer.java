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
 * @param absent whether the player was not there when due and has not come yet; left out otherwise
 * @param standIn who plays in the player's place
 */
public record SchockenPlayer(
        String name,
        int discs,
        Part part,
        int drops,
        Optional<Hand> hand,
        Optional<Boolean> absent,
        Optional<String> standIn) {

    /** A player who is there, and for whom nobody else plays. */
    public SchockenPlayer(String name, int discs, Part part, int drops, Optional<Hand> hand) {
        this(name, discs, part, drops, hand, Optional.empty(), Optional.empty());
    }

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
    public static SchockenPlayer seated(String name) {
        return new SchockenPlayer(name, 0, Part.PLAYING, 0, Optional.empty());
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
    public SchockenPlayer with(Hand newHand) {
        return with(discs, part, drops, Optional.of(newHand));
    }

    /** The same player with other discs, another part, other drops and other dice. */
    public SchockenPlayer with(int newDiscs, Part newPart, int newDrops, Optional<Hand> newHand) {
        return new SchockenPlayer(name, newDiscs, newPart, newDrops, newHand, absent, standIn);
    }

    /** Whether the player was reported absent and has not come yet. */
    public boolean isAbsent() {
        return absent.orElse(false);
    }

    /** The same place of a player who is absent, or there. */
    public SchockenPlayer absent(boolean isAbsent) {
        Optional<Boolean> now = isAbsent ? Optional.of(true) : Optional.empty();
        return new SchockenPlayer(name, discs, part, drops, hand, now, standIn);
    }

    /** The same place with somebody else who plays; empty for the player again. */
    public SchockenPlayer replacedBy(Optional<String> by) {
        return new SchockenPlayer(name, discs, part, drops, hand, absent, by);
    }

    /** The same place as the player himself sees it, or as everybody else does. */
    SchockenPlayer seenBy(boolean thrower) {
        return hand.isEmpty() ? this : with(hand.get().seenBy(thrower));
    }
}
