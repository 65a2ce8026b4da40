package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.core.contract.ShippedContract;
import org.pubgames.shuffleboard.Foul;

/** What the tests play by is everything there is to play by. */
class ShippedTest extends ShippedContract {

    ShippedTest() {
        super(Shipped.GAME, TableSettings.class, Shipped.HOUSES.single());
    }

    @Test
    void theStandardIsMasters() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("masters");
    }

    /** The fouls of a court are not called at the table. */
    @Override
    protected boolean playable(Object choice) {
        return !(choice instanceof Foul)
                || Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.REBOUND, Foul.MISSED_RAIL)
                        .contains(choice);
    }
}
