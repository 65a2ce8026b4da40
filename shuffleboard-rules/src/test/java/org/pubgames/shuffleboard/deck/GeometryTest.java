package org.pubgames.shuffleboard.deck;

import java.util.List;
import org.pubgames.shuffleboard.GeometryContract;
import org.pubgames.shuffleboard.Spot;

/** The magic square between two half circles. */
class GeometryTest extends GeometryContract {

    GeometryTest() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Override
    protected List<String> radii() {
        return List.of("3", "2.75", "0.25", "6");
    }

    @Override
    protected List<String[]> drawn() {
        return List.<String[]>of(new String[] {"orientation: near-side"});
    }

    /** The square is not the same from the left and from the right. */
    @Override
    protected Object mirrored(Spot spot) {
        return List.of(spot.zone(), spot.lines().size());
    }
}
