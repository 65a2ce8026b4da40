package org.pubgames.shuffleboard.rules;

import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.ShuffleboardEvent.Intervention;
import org.pubgames.shuffleboard.ShuffleboardEvent.OrganizerDecided;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/**
 * The organizer decides.
 *
 * @param state the match before the event
 * @param event what is decided
 */
public record OrganizerWord(Findings findings, ShuffleboardState state, OrganizerDecided event)
        implements AboutPlayer {

    /** The most points of one decision. */
    private static final int MOST_POINTS = 100;

    @Override
    public String player() {
        return event.player();
    }

    /** What is decided. */
    public Intervention decision() {
        return event.decision();
    }

    /** What it is about, in free words. */
    public String matter() {
        return event.matter();
    }

    /** Points that are awarded or deducted; 0 when none are named. */
    public int points() {
        return event.points().orElse(0);
    }

    /** Whether points are named. */
    public boolean pointed() {
        return event.points().isPresent();
    }

    /** The most points of one decision. */
    public int most() {
        return MOST_POINTS;
    }

    /** The number of the end counted last in this game; 0 when none is. */
    public int number() {
        return state.endsPlayed();
    }

    /** What side A scored in it. */
    public int wasA() {
        return state.result(number()).map(result -> result.scored(Side.A)).orElse(0);
    }

    /** What side B scored in it. */
    public int wasB() {
        return state.result(number()).map(result -> result.scored(Side.B)).orElse(0);
    }

    /**
     * Whether it brought a side points, or cost it some, also where both make up for each other.
     */
    public boolean scored() {
        return state.result(number())
                .filter(
                        result ->
                                result.a() != 0
                                        || result.b() != 0
                                        || result.foulsA() != 0
                                        || result.foulsB() != 0)
                .isPresent();
    }
}
