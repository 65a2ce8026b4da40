package org.pubgames.shuffleboard.rules;

/** Effect: which partner plays, 0 for the one at the head. */
public record Partner(int index) {}
