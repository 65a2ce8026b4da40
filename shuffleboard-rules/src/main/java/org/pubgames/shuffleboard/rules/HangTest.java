package org.pubgames.shuffleboard.rules;

import java.util.Arrays;
import java.util.Optional;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.shuffleboard.ShuffleboardEvent.HangTested;
import org.pubgames.shuffleboard.ShuffleboardSettings;
import org.pubgames.shuffleboard.Side;

/**
 * A weight was tested at the end of the board.
 *
 * @param event the test
 * @param lying whether a weight of that name lies on the board
 * @param atEnd whether it lies where it may hang over the end
 */
public record HangTest(
        Findings findings,
        HangTested event,
        boolean lying,
        boolean atEnd,
        ShuffleboardSettings settings)
        implements Situation {

    /** The name of the weight. */
    public String disc() {
        return event.disc();
    }

    /** Whose weight it is; empty where no weight of that name lies on the board. */
    public Optional<Side> side() {
        return lying
                ? Arrays.stream(Side.values())
                        .filter(side -> event.disc().startsWith(side.letter()))
                        .findFirst()
                : Optional.empty();
    }

    /** Whether it moved. */
    public boolean moves() {
        return event.moves();
    }
}
