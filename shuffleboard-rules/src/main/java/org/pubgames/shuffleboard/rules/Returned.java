package org.pubgames.shuffleboard.rules;

/** Effect: a disc is given back to be played again. */
public record Returned(String disc) {}
