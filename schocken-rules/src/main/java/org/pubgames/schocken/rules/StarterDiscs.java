package org.pubgames.schocken.rules;

/** Discs from the stock for who starts. */
public record StarterDiscs(int discs) {}
