package org.pubgames.schocken.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;

/**
 * What the highest throw of the round costs.
 *
 * @param highest the highest throws; none when nobody has a valid one
 * @param worth what the one of them is worth that sets the discs
 */
public record Dues(
        Findings findings, List<Showing.Laid> highest, Worth worth, SchockenSettings settings)
        implements Situation {

    /** Who left one of the highest throws standing unseen; empty when nobody did. */
    public String player() {
        return highest.stream()
                .filter(Showing.Laid::blind)
                .map(Showing.Laid::player)
                .collect(Collectors.joining(", "));
    }

    /** Whether one of the highest throws was left standing unseen. */
    public boolean blind() {
        return highest.stream().anyMatch(Showing.Laid::blind);
    }

    /** Whether there is a highest throw and nobody left it standing unseen. */
    public boolean plain() {
        return !highest.isEmpty() && !blind();
    }

    /** Twice the discs, 0 to 100. */
    public int doubled() {
        return 2 * worth.discs();
    }
}
