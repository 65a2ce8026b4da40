package org.pubgames.shuffleboard.table;

import java.util.Set;
import org.pubgames.shuffleboard.Foul;
import org.pubgames.shuffleboard.TestedShuffleboard;

/** The table for the suites that every game passes. */
public final class TestedTable extends TestedShuffleboard {

    /** The game that all its tests play. */
    public TestedTable() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING, new TableDomain(), 21);
    }

    /** The fouls of a court are not called at the table. */
    @Override
    public boolean playable(Object choice) {
        return !(choice instanceof Foul)
                || Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.REBOUND, Foul.MISSED_RAIL)
                        .contains(choice);
    }
}
