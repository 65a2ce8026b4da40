package org.pubgames.sjoelen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.spi.Given;
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

    private static final PlayerParticulars NONE =
            new PlayerParticulars(false, Optional.empty(), Optional.empty(), List.of());

    public PlayerParticulars {
        Given.all("standIn, sentOff", standIn, sentOff);
        decisions = Given.list("decisions", decisions);
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
        public Decided {
            Given.all("decision, points, turn, matter", decision, points, turn, matter);
        }

        /** Points that the decision brings: below 0 for a deduction, 0 for any other. */
        int worth() {
            return switch (decision) {
                case AWARD -> points.orElse(0);
                case DEDUCT -> -points.orElse(0);
                default -> 0;
            };
        }

        /** A decision that is not about points. */
        public static Decided of(SjoelenEvent.Decision decision, String matter) {
            return new Decided(decision, Optional.empty(), Optional.empty(), matter);
        }

        /** The same with points awarded or deducted. */
        public Decided points(int points) {
            return new Decided(decision, Optional.of(points), turn, matter);
        }

        /** The same about a turn on the card, from 1. */
        public Decided turn(int turn) {
            return new Decided(decision, points, Optional.of(turn), matter);
        }
    }

    /** The same, of a player who is away or there. */
    public PlayerParticulars away(boolean isAway) {
        return new PlayerParticulars(isAway, standIn, sentOff, decisions);
    }

    /** The same with somebody else on the seat; empty for the player again. */
    PlayerParticulars standIn(Optional<String> name) {
        return new PlayerParticulars(away, name, sentOff, decisions);
    }

    /** The same of a player who was sent off for a reason. */
    public PlayerParticulars sentOff(String because) {
        return new PlayerParticulars(away, standIn, Optional.of(because), decisions);
    }

    /** The same after one more decision of the organizer. */
    public PlayerParticulars decided(Decided decision) {
        List<Decided> all = new ArrayList<>(decisions);
        all.add(decision);
        return new PlayerParticulars(away, standIn, sentOff, all);
    }

    /** Nothing to be told. */
    public static PlayerParticulars none() {
        return NONE;
    }

    /** The same with somebody else on the seat. */
    public PlayerParticulars standIn(String standIn) {
        return new PlayerParticulars(away, Optional.of(standIn), sentOff, decisions);
    }
}
