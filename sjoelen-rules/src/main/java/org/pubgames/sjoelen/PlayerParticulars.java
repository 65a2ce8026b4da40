package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.OrEmpty;

/**
 * What besides play has to be known of a player.
 *
 * @param away whether the player was not there when due and has not come yet
 * @param standIn who plays on the seat instead
 * @param sentOff why the player was sent off, where that has happened
 * @param decisions what the organizer decided about the player, oldest first
 */
public record PlayerParticulars(
        boolean away,
        Optional<String> standIn,
        Optional<String> sentOff,
        @OrEmpty List<Decided> decisions) {

    /** Nothing to be told. */
    static final PlayerParticulars NONE =
            new PlayerParticulars(false, Optional.empty(), Optional.empty(), List.of());

    public PlayerParticulars {
        decisions = List.copyOf(decisions);
    }

    /**
     * What the organizer decided, and why.
     *
     * @param decision what was decided
     * @param points points awarded or deducted
     * @param turn the turn on the card that it is about
     * @param matter the reason, in the words of the organizer
     */
    public record Decided(
            SjoelenEvent.Decision decision,
            Optional<Integer> points,
            Optional<Integer> turn,
            String matter) {

        /** Points that the decision brings: below 0 for a deduction, 0 for any other. */
        int worth() {
            return switch (decision) {
                case AWARD -> points.orElse(0);
                case DEDUCT -> -points.orElse(0);
                default -> 0;
            };
        }
    }

    /** The same, of a player who is away or there. */
    PlayerParticulars away(boolean isAway) {
        return new PlayerParticulars(isAway, standIn, sentOff, decisions);
    }

    /** The same with somebody else on the seat; empty for the player again. */
    PlayerParticulars standIn(Optional<String> name) {
        return new PlayerParticulars(away, name, sentOff, decisions);
    }

    /** The same of a player who was sent off for a reason. */
    PlayerParticulars sentOff(String because) {
        return new PlayerParticulars(away, standIn, Optional.of(because), decisions);
    }

    /** The same after one more decision of the organizer. */
    PlayerParticulars decided(Decided decision) {
        List<Decided> all = new ArrayList<>(decisions);
        all.add(decision);
        return new PlayerParticulars(away, standIn, sentOff, all);
    }
}
