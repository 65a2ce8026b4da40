package org.pubgames.schocken.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenEvent;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.SchockenState;

/**
 * A player leaves the table for good, or is sent off.
 *
 * @param state the table before the event
 * @param event what is reported
 */
public record Departure(
        Findings findings, SchockenState state, SchockenEvent event, SchockenSettings settings)
        implements Situation {

    /** Who leaves. */
    public String player() {
        return event.player();
    }

    /** The reason for sending the player off, in free words; empty for who leaves. */
    public String because() {
        return event instanceof SchockenEvent.PlayerDisqualified sent ? sent.because() : "";
    }

    /** Whether the player is sent off. */
    public boolean sent() {
        return event instanceof SchockenEvent.PlayerDisqualified;
    }

    /** Whether the player is sent off and no reason is given. */
    public boolean unexplained() {
        return sent() && because().isBlank();
    }

    /** Whether a half or final is under way, and the player plays in it. */
    public boolean inPlay() {
        return !state.between() && state.seat(player()).playing();
    }

    /** Whether the throw for the start, or the first throw of a half, is still to be made. */
    public boolean between() {
        return state.between();
    }

    /** What is lost, as the texts name it. */
    public LostPart part() {
        return state.finale() ? LostPart.FINAL : LostPart.HALF;
    }

    /** The player's discs, from 0. */
    public int discs() {
        return state.seat(player()).discs();
    }

    /** How many others are at the table, from 0. */
    public int left() {
        return (int) state.there().stream().filter(name -> !name.equals(player())).count();
    }

    /** How many are needed at least. */
    public int needed() {
        return settings.leastPlayers();
    }

    /** Whether enough are left for a game. */
    public boolean enough() {
        return left() >= needed();
    }

    /** How many others play this half or final, from 0. */
    public int rivals() {
        return (int)
                state.players().stream()
                        .filter(SchockenPlayer::playing)
                        .filter(other -> !other.name().equals(player()))
                        .count();
    }
}
