package org.pubgames.shuffleboard.court;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.pubgames.core.Variant;
import org.pubgames.core.spi.Names;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.TestedShuffleboard;

/** The court for the suites that every game passes. */
public final class TestedCourt extends TestedShuffleboard {

    private static final Set<Foul> OF_THE_TABLE =
            Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.MISSED_RAIL);

    /** The game that all its tests play. */
    public TestedCourt() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING, new CourtDomain(), 25);
    }

    /** Fouls of the table are not called on a court. */
    @Override
    public boolean playable(Object choice) {
        return !(choice instanceof Foul foul) || !OF_THE_TABLE.contains(foul);
    }

    @Override
    public List<Variant> houses() {
        String all =
                Arrays.stream(Foul.values())
                        .filter(foul -> !OF_THE_TABLE.contains(foul))
                        .map(foul -> Names.written(foul.name()))
                        .toList()
                        .toString();
        List<Variant> houses = new ArrayList<>(super.houses());
        houses.add(Shipped.HOUSES.house("fiveOffs: " + all, "tenOffs: []", "noOffs: []"));
        houses.add(Shipped.HOUSES.house("fiveOffs: []", "tenOffs: " + all, "noOffs: []"));
        return houses;
    }
}
