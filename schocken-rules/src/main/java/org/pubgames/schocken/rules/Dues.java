package org.pubgames.schocken.rules;

import java.util.List;
import java.util.stream.Collectors;
import org.pubgames.core.spi.Findings;
import org.pubgames.core.spi.Situation;
import org.pubgames.schocken.Category;
import org.pubgames.schocken.SchockenSettings;
import org.pubgames.schocken.Worth;

/**
 * What the highest throw of the round costs.
 *
 * @param laid all valid throws of the round, leader first
 * @param stock discs in the stock
 * @param highest the highest throws; none when nobody has a valid one
 * @param worth what the one of them is worth that sets the discs
 */
public record Dues(
        Findings findings,
        List<Showing.Laid> laid,
        int stock,
        List<Showing.Laid> highest,
        Worth worth,
        SchockenSettings settings)
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

    /** Whether there is a highest throw as it lies, and no other throw worth counting with it. */
    public boolean plain() {
        return !highest.isEmpty() && !blind() && honours() <= worth.discs();
    }

    /** What all throws but simple ones are worth together, from 0. */
    public int honours() {
        int honours = 0;
        for (Showing.Laid one : laid) {
            honours += one.worth().category() == Category.EINFACH ? 0 : one.worth().discs();
        }
        return honours;
    }

    /** The throws that are no simple ones, as in 5-1-1. */
    public String dice() {
        return laid.stream()
                .filter(one -> one.worth().category() != Category.EINFACH)
                .map(one -> Showing.written(one.dice()))
                .collect(Collectors.joining(", "));
    }

    /** Twice the discs, 0 to 100. */
    public int doubled() {
        return 2 * worth.discs();
    }
}
