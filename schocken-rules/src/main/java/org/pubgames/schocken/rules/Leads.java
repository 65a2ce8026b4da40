package org.pubgames.schocken.rules;

/** Who leads. */
public record Leads(String player) {}
