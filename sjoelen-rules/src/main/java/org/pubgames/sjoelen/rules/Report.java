package org.pubgames.sjoelen.rules;

import java.util.List;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.Situation;
import org.pubgames.sjoelen.SjoelenEvent;
import org.pubgames.sjoelen.SjoelenPlayer;
import org.pubgames.sjoelen.SjoelenSettings;
import org.pubgames.sjoelen.SjoelenState;
import org.pubgames.sjoelen.TurnInPlay;

/**
 * Something is reported about a player: the state, the event and the settings in force, with what
 * the rules of every report look at.
 */
public interface Report extends Situation {

    /** The match before the event. */
    SjoelenState state();

    /** The player whom it is about; a newcomer when nobody of the name is seated. */
    SjoelenPlayer seat();

    /** What is reported. */
    SjoelenEvent event();

    /** The settings in force. */
    SjoelenSettings settings();

    /** The name of the player whom it is about. */
    default String player() {
        return event().player();
    }

    /** Whether somebody of that name is seated. */
    default boolean known() {
        return state().player(player()).isPresent();
    }

    /** Everybody's name in seating order. */
    default List<String> seats() {
        return state().players().stream().map(SjoelenPlayer::name).toList();
    }

    /** The name of a seat that is written most like the one reported; empty when none is. */
    default String nearest() {
        return Names.nearest(player(), seats());
    }

    /** Whether the player's turn has begun. */
    default boolean turnRunning() {
        return seat().turn().isPresent();
    }

    /** The turn that is going on; a fresh one with all discs in hand when none is. */
    default TurnInPlay running() {
        return seat().running(settings().discs());
    }

    /** Turns on the player's card: 0 or more. */
    default int lines() {
        return seat().card().size();
    }

    /** Turns on the card that need not be played again: 0 or more. */
    default int played() {
        return seat().played();
    }

    /** Whether the player has left the match. */
    default boolean withdrawn() {
        return seat().withdrawn();
    }

    /** Whether the player was not there when due and has not come yet. */
    default boolean away() {
        return seat().away();
    }

    /** Whether the match was abandoned. */
    default boolean givenUp() {
        return state().abandoned().isPresent();
    }

    /** Whether the match is decided or was abandoned. */
    default boolean closed() {
        return matchOver() || givenUp();
    }

    /** Seats that are left over when all teams get as many players; 0 where there are no teams. */
    default int spareSeats() {
        return settings().teams() == 0 ? 0 : state().players().size() % settings().teams();
    }

    /** How many players are seated: 1 or more. */
    default int seated() {
        return state().players().size();
    }

    /** Whether the match is decided. */
    default boolean matchOver() {
        return state().ranking().isPresent();
    }
}
