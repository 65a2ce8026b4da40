package org.pubgames.shuffleboard.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.pubgames.shuffleboard.Figure.Dot;
import org.pubgames.shuffleboard.Layout;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ScoringContract;

/** Ends on deck. */
class ScoringProperties extends ScoringContract {

    /** Each cell, and the one that takes its place in a mirror. */
    private static final String CELLS = "123456789";

    private static final String MIRRORED = "147258369";

    ScoringProperties() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Property
    void anEndIsTheSumOfItsDiscs(@ForAll("layouts") Layout layout) {
        int[] sums = new int[2];
        for (Lying disc : layout.discs()) {
            List<Integer> alone = points(new Layout(layout.variant(), List.of(disc)));
            sums[0] += alone.get(0);
            sums[1] += alone.get(1);
        }
        assertThat(points(layout)).isEqualTo(List.of(sums[0], sums[1]));
    }

    @Property
    void aMirrorSwapsTheColumnsOfTheSquare(@ForAll("printed") Layout layout) {
        for (Lying disc : layout.discs()) {
            Dot mirror = new Dot(disc.centre().x().negate(), disc.centre().y());
            int here = sum(layout, disc);
            int there = sum(layout, new Lying(disc.side(), mirror, disc.found()));
            int expected =
                    here < 1 || here > 9
                            ? here
                            : Integer.parseInt(
                                    MIRRORED.substring(
                                            CELLS.indexOf("" + here),
                                            CELLS.indexOf("" + here) + 1));
            assertThat(there).as(disc.toString()).isEqualTo(expected);
        }
    }

    private int sum(Layout layout, Lying disc) {
        List<Integer> points = points(new Layout(layout.variant(), List.of(disc)));
        return points.get(0) + points.get(1);
    }
}
