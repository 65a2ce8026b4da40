package org.pubgames.schocken.rules;

import org.pubgames.schocken.Debt.Reason;
import org.pubgames.schocken.Debt.Stake;

/** What a player owes. */
public record Owes(String player, Stake stake, int amount, Reason reason) {}
