package org.pubgames.shuffleboard.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;

/**
 * A player leaves the match or is sent off.
 *
 * @param state the match before the event
 * @param reason why, of a player who is sent off
 */
public record Leaving(
        Findings findings,
        ShuffleboardState state,
        String player,
        Optional<String> reason,
        ShuffleboardSettings settings)
        implements AboutPlayer {

    /** Whether the player does not go of free will. */
    public boolean sentOff() {
        return reason.isPresent();
    }

    /** Why the player is sent off, in free words; empty of one who leaves. */
    public String because() {
        return reason.orElse("");
    }

    /** Whether no reason is given for sending the player off. */
    public boolean unexplained() {
        return sentOff() && because().isBlank();
    }

    /** Whether nobody else plays for the side. */
    public boolean alone() {
        return own().staying().stream().allMatch(player::equals);
    }

    /** The partner who is still there; empty when there is none. */
    public String partner() {
        return own().staying().stream().filter(each -> !each.equals(player)).findFirst().orElse("");
    }
}
