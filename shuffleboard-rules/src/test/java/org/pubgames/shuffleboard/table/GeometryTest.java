package org.pubgames.shuffleboard.table;

import java.util.List;
import org.pubgames.shuffleboard.GeometryContract;

/** Areas, foul line, hangers and corners of the table. */
class GeometryTest extends GeometryContract {

    GeometryTest() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Override
    protected List<String> radii() {
        return List.of("1.15625", "1.0625", "0.25", "2");
    }

    @Override
    protected List<String[]> drawn() {
        return List.of(
                new String[] {"foulLine: shooter-end"},
                new String[] {"foulLine: middle", "boardLength: 144"},
                new String[] {"foulLine: none"},
                new String[] {"zoneLines: [6, 12, 24.5]", "boardWidth: 15.748031"});
    }
}
