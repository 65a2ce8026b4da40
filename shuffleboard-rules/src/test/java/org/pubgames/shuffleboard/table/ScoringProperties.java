package org.pubgames.shuffleboard.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.Layout;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ScoringContract;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.table.TableSettings.Scorers;

/** Ends at the table. */
class ScoringProperties extends ScoringContract {

    private static final Variant CANCEL_PAIR = Shipped.HOUSES.house("leadTie: cancel-pair");

    ScoringProperties() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Property(tries = 1000)
    void atMostOneSideScoresInAnEnd(@ForAll("layouts") Layout layout) {
        if (TableShuffleboard.settings(layout.variant()).scorers() == Scorers.NEARER) {
            assertThat(points(layout)).contains(0);
        }
    }

    /** Few depths, many discs: who is level with whom decides. */
    @Property(tries = 1500)
    void levelWeightsAreCountedByHandToo(
            @ForAll @Size(max = 4) List<@IntRange(min = 0, max = 6) Integer> a,
            @ForAll @Size(max = 4) List<@IntRange(min = 0, max = 6) Integer> b,
            @ForAll boolean cancel) {
        Variant variant = cancel ? CANCEL_PAIR : Shipped.variant("masters");
        List<Lying> discs = new ArrayList<>();
        for (Side side : Side.values()) {
            for (int depth : side == Side.A ? a : b) {
                Dot dot =
                        new Dot(
                                BigDecimal.valueOf(2.5 * discs.size() - 9),
                                BigDecimal.valueOf(0.75 + 1.5 * depth));
                discs.add(new Lying(side, dot, found(variant, dot)));
            }
        }
        Layout layout = new Layout(variant, discs);
        assertThat(points(layout)).isEqualTo(counted(layout));
    }

    @Property
    void aMirrorChangesNothing(@ForAll("layouts") Layout layout) {
        assertThat(points(layout.mirrored())).isEqualTo(points(layout));
    }

    @Property
    void aLoneWeightNeverScoresLessNearerToTheEnd(
            @ForAll @IntRange(min = 1, max = 2_640_000) int one,
            @ForAll @IntRange(min = 1, max = 2_640_000) int two) {
        assertThat(alone(Math.min(one, two))).isGreaterThanOrEqualTo(alone(Math.max(one, two)));
    }

    private static int alone(int depth) {
        String y = BigDecimal.valueOf(depth, 4).toPlainString();
        String worth =
                Laying.worth(Shipped.GAME, Shipped.variant("masters"), Laying.discs("a:0," + y));
        return Integer.parseInt(worth.substring(0, worth.indexOf(':')));
    }

    @Property
    void anotherWeightOfOnesOwnNeverTakesPoints(@ForAll("printed") Layout layout) {
        List<Lying> fewer =
                layout.discs().stream()
                        .filter(disc -> disc.side() == Side.B || disc.centre().x().signum() > 0)
                        .toList();
        assertThat(points(layout).get(0)).isGreaterThanOrEqualTo(points(layout.with(fewer)).get(0));
    }
}
