package org.pubgames.shuffleboard.shovelboard;

import java.util.List;
import org.pubgames.shuffleboard.GeometryContract;

/** The lines of the board, and its end. */
class GeometryTest extends GeometryContract {

    GeometryTest() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Override
    protected List<String> radii() {
        return List.of("1", "0.75", "0.25", "1.2");
    }

    @Override
    protected List<String[]> drawn() {
        return List.of(
                new String[] {"nearLine: 48"},
                new String[] {"farLine: 5", "nearLine: 0"},
                new String[] {"middleLine: 20", "lineWidth: 0.75"},
                new String[] {"middleLine: 26.5", "nearLine: 0", "fallback: false"},
                new String[] {"middleLine: 9", "nearLine: 0", "tangency: clear"},
                new String[] {"farLine: 3.5", "nearLine: 51.5", "boardWidth: 20"});
    }
}
