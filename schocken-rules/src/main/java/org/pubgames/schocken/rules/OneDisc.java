package org.pubgames.schocken.rules;

/** Who gives one disc at once; empty when nobody has one. */
public record OneDisc(String from) {}
