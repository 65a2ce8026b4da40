package org.pubgames.core.spi;

import java.util.Map;
import org.pubgames.core.Seats;

/**
 * Somebody is to play in the place of a player: what is asked in every game. Names are compared as
 * {@link Seats} compares them.
 */
public interface StandingIn {

    /** {@return in whose place} */
    String player();

    /** {@return who plays from now on} */
    String standIn();

    /**
     * {@return who plays on each seat until now, by the name of the seat: the player, or a
     * stand-in}
     */
    Map<String, String> playing();

    /** {@return whether that is no name that a seat may have} */
    default boolean nameless() {
        return !Seats.isName(Seats.normal(standIn()));
    }

    /** {@return whether the player comes back, in whose place somebody played} */
    default boolean comesBack() {
        return same(standIn(), player())
                && !same(playing().getOrDefault(player(), player()), player());
    }

    /** {@return whether somebody of that name plays already, or has a seat other than this one} */
    default boolean playsAlready() {
        return playing().entrySet().stream()
                .anyMatch(
                        seat ->
                                same(standIn(), seat.getValue())
                                        || (same(standIn(), seat.getKey())
                                                && !same(player(), seat.getKey())));
    }

    private static boolean same(String one, String other) {
        return Seats.normal(one).equals(Seats.normal(other));
    }
}
