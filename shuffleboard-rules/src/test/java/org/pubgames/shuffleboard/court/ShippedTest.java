package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pubgames.core.Variant;
import org.pubgames.core.contract.ShippedContract;
import org.pubgames.core.spi.Names;
import org.pubgames.shuffleboard.Foul;

/** What the tests play by is everything there is to play by. */
class ShippedTest extends ShippedContract {

    private static final Set<Foul> OF_THE_TABLE =
            Set.of(Foul.WRONG_WEIGHT, Foul.UPSIDE_DOWN, Foul.MISSED_RAIL);

    ShippedTest() {
        super(Shipped.GAME, CourtSettings.class, houses());
    }

    @Test
    void theStandardIsMasters() {
        assertThat(Shipped.GAME.variants().standard().id()).isEqualTo("masters");
    }

    /** Fouls of the table are not called on a court. */
    @Override
    protected boolean playable(Object choice) {
        return !(choice instanceof Foul foul) || !OF_THE_TABLE.contains(foul);
    }

    private static List<Variant> houses() {
        String all =
                Arrays.stream(Foul.values())
                        .filter(foul -> !OF_THE_TABLE.contains(foul))
                        .map(foul -> Names.written(foul.name()))
                        .toList()
                        .toString();
        List<Variant> houses = new ArrayList<>(Shipped.HOUSES.single());
        houses.add(Shipped.HOUSES.house("fiveOffs: " + all, "tenOffs: []"));
        houses.add(Shipped.HOUSES.house("fiveOffs: []", "tenOffs: " + all));
        return houses;
    }
}
