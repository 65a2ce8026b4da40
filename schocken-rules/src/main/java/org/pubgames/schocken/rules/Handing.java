package org.pubgames.schocken.rules;

/** Where the discs of a round come from and go to. */
public record Handing(int fromStock, int fromGiver, boolean toMiddle, boolean all) {}
