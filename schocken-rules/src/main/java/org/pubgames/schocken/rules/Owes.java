package org.pubgames.schocken.rules;

import java.util.List;
import org.pubgames.schocken.Debt.Reason;
import org.pubgames.schocken.Debt.Stake;

/**
 * Effect: what players owe.
 *
 * @param players who pays; each of them pays the amount
 * @param amount how much, from 1
 */
public record Owes(List<String> players, Stake stake, int amount, Reason reason) {

    /** What one player owes. */
    public Owes(String player, Stake stake, int amount, Reason reason) {
        this(List.of(player), stake, amount, reason);
    }
}
