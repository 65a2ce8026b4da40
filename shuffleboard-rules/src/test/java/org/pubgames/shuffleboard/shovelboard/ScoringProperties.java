package org.pubgames.shuffleboard.shovelboard;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Houses;
import org.pubgames.shuffleboard.Laying;
import org.pubgames.shuffleboard.Layout;
import org.pubgames.shuffleboard.ScoringContract;

/** Ends of the old game. */
class ScoringProperties extends ScoringContract {

    ScoringProperties() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Property
    void aMirrorChangesNothing(@ForAll("layouts") Layout layout) {
        assertThat(points(layout.mirrored())).isEqualTo(points(layout));
    }

    /** The houses that are drawn have all that a house may say of its board. */
    @Example
    void control_someHousesHaveAThirdLineAndSomeAListOfTheirOwn() {
        List<Variant> drawn =
                IntStream.range(0, Houses.DRAWN).mapToObj(Shipped.HOUSES::drawn).toList();
        List<Variant> lined =
                drawn.stream().filter(house -> Shovelboard.settings(house).middleLined()).toList();
        assertThat(lined).hasSizeGreaterThan(20);
        assertThat(drawn.stream().filter(house -> !house.tables().isEmpty()))
                .hasSizeGreaterThan(20);
        assertThat(lined.stream().filter(house -> !house.tables().isEmpty()))
                .hasSizeGreaterThan(10);
    }

    /** What the line counts is the points of its area: at 1 it is only a stroke of paint. */
    @Property
    void aThirdLineOfOnePointChangesNoScore(@ForAll("printed") Layout layout) {
        Layout plain = new Layout(Shipped.variant("masters"), layout.discs());
        Layout lined = new Layout(Shipped.HOUSES.house("middleLine: 20"), layout.discs());
        assertThat(points(lined)).isEqualTo(points(plain));
    }

    @Property
    void aLoneWeightNeverScoresLessNearerToTheEnd(
            @ForAll @IntRange(min = 1, max = 3_000_000) int one,
            @ForAll @IntRange(min = 1, max = 3_000_000) int two) {
        assertThat(alone(Math.min(one, two))).isGreaterThanOrEqualTo(alone(Math.max(one, two)));
    }

    private static int alone(int depth) {
        String y = BigDecimal.valueOf(depth, 4).toPlainString();
        String worth =
                Laying.worth(Shipped.GAME, Shipped.variant("masters"), Laying.discs("a:0," + y));
        return Integer.parseInt(worth.substring(0, worth.indexOf(':')));
    }

    @Property
    void someWeightOnTheBoardAlwaysScoresUnlessTheNearestAreLevel(
            @ForAll("printed") Layout layout) {
        List<BigDecimal> depths =
                layout.discs().stream()
                        .filter(disc -> !disc.found().name().equals("off"))
                        .map(disc -> disc.centre().y().stripTrailingZeros())
                        .sorted()
                        .toList();
        boolean level = depths.size() > 1 && depths.get(0).compareTo(depths.get(1)) == 0;
        if (!depths.isEmpty() && !level) {
            assertThat(points(layout)).anySatisfy(points -> assertThat(points).isPositive());
        }
    }
}
