package org.pubgames.shuffleboard.court;

import java.util.List;
import org.pubgames.shuffleboard.GeometryContract;

/** Triangle, 10-off area and dead line. */
class GeometryTest extends GeometryContract {

    GeometryTest() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Override
    protected List<String> radii() {
        return List.of("3", "2.5", "0.25", "6");
    }

    @Override
    protected List<String[]> drawn() {
        return List.of();
    }
}
