package org.pubgames.shuffleboard.rules;

import java.util.List;
import org.pubgames.core.spi.Finding;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Point;
import org.pubgames.shuffleboard.ShuffleboardEvent.LagShot;
import org.pubgames.shuffleboard.ShuffleboardEvent.Lagged;
import org.pubgames.shuffleboard.ShuffleboardEvent.Order;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.ShuffleboardState;
import org.pubgames.shuffleboard.Side;

/** The lag was played: which side is nearer? */
public record Lag(
        Findings findings, Lagged event, ShuffleboardState state, ShuffleboardSettings settings)
        implements Situation {

    /** A side won it. */
    public Finding isWonBy(Side side) {
        return change(new StartWon(side)).because("side", side);
    }

    /** Whether a later game is to begin, not the match. */
    public boolean laterGame() {
        return state.game() > 1;
    }

    /** Whether each side played one shot. */
    public boolean oneForEachSide() {
        return event.shots().size() == 2 && side(0) != side(1);
    }

    /** Who played, in order. */
    public List<String> players() {
        return event.shots().stream().map(LagShot::player).toList();
    }

    /** Whether all distances are such as can be measured. */
    public boolean possible() {
        return distance().isEmpty();
    }

    /** The first distance that cannot be; empty when all can. */
    public String distance() {
        return event.shots().stream()
                .map(LagShot::distance)
                .filter(distance -> distance.signum() < 0 || !Point.near(distance))
                .map(Place::written)
                .findFirst()
                .orElse("");
    }

    /** Whether the later disc touched the earlier one. */
    public boolean touched() {
        return event.touched().orElse(false);
    }

    /** Whether both are equally near, as far as that can be said. */
    public boolean level() {
        return compared() == 0;
    }

    /** The nearer side; the earlier one when they are level. */
    public Side nearer() {
        return compared() <= 0 ? earlier() : earlier().other();
    }

    /** The side that played first. */
    public Side earlier() {
        return oneForEachSide() ? side(0) : Side.A;
    }

    /** What the winner chose. */
    public Order plays() {
        return event.plays();
    }

    private int compared() {
        return oneForEachSide() && possible()
                ? event.shots().get(0).distance().compareTo(event.shots().get(1).distance())
                : 0;
    }

    private Side side(int shot) {
        return state.sideOf(event.shots().get(shot).player()).orElse(Side.A);
    }
}
