package org.pubgames.schocken.rules;

import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.RollOff;
import org.pubgames.schocken.SchockenEvent.Decision;
import org.pubgames.schocken.SchockenEvent.OrganizerDecided;
import org.pubgames.schocken.SchockenPlayer;
import org.pubgames.schocken.SchockenState;
import org.pubgames.schocken.SchockenState.Stage;

/**
 * The organizer decides something.
 *
 * @param state the table before the event
 * @param event what is reported
 */
public record OrganizerWord(Findings findings, SchockenState state, OrganizerDecided event)
        implements Situation {

    /** Whom it is about. */
    public String player() {
        return event.player();
    }

    /** What is decided. */
    public Decision decision() {
        return event.decision();
    }

    /** What it is about, in free words. */
    public String matter() {
        return event.matter();
    }

    /** Whether it is not said what it is about. */
    public boolean unexplained() {
        return matter().isBlank();
    }

    /** Discs that are given or taken away, as reported; 0 when none are named. */
    public int discs() {
        return event.discs().orElse(0);
    }

    /** Whether discs are named. */
    public boolean discsNamed() {
        return event.discs().isPresent();
    }

    /**
     * How many discs can be given, from the stock or else from the others who play, or can be taken
     * away from the player, from 0.
     */
    public int available() {
        if (decision() == Decision.DEDUCT) {
            return state.seat(player()).discs();
        }
        return state.stock() > 0
                ? state.stock()
                : state.playing().stream()
                        .filter(other -> !other.name().equals(player()))
                        .mapToInt(SchockenPlayer::discs)
                        .sum();
    }

    /** Whether the start is decided and the player plays in the half or final. */
    public boolean playing() {
        return state.stage() != Stage.STARTER && state.seat(player()).playing();
    }

    /** Whether the start is not decided, or a half is only about to begin. */
    public boolean between() {
        return state.between();
    }

    /** What is lost, as the texts name it. */
    public LostPart part() {
        return state.finale() ? LostPart.FINAL : LostPart.HALF;
    }

    /** Whether somebody has thrown in the running round, or for the start. */
    public boolean begun() {
        return state.stage() == Stage.STARTER
                ? !state.rollOff()
                        .equals(Optional.of(RollOff.of(RollOff.Purpose.STARTER, state.there())))
                : !state.untouched();
    }
}
