package org.pubgames.shuffleboard.court;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.pubgames.shuffleboard.Layout;
import org.pubgames.shuffleboard.Layout.Lying;
import org.pubgames.shuffleboard.ScoringContract;

/** Frames on a court. */
class ScoringProperties extends ScoringContract {

    ScoringProperties() {
        super(Shipped.GAME, Shipped.HOUSES, Shipped.RECKONING);
    }

    @Property
    void aFrameIsTheSumOfItsDiscs(@ForAll("layouts") Layout layout) {
        int[] sums = new int[2];
        for (Lying disc : layout.discs()) {
            List<Integer> alone = points(new Layout(layout.variant(), List.of(disc)));
            sums[0] += alone.get(0);
            sums[1] += alone.get(1);
        }
        assertThat(points(layout)).isEqualTo(List.of(sums[0], sums[1]));
    }

    @Property
    void aMirrorChangesNothing(@ForAll("layouts") Layout layout) {
        assertThat(points(layout.mirrored())).isEqualTo(points(layout));
    }
}
