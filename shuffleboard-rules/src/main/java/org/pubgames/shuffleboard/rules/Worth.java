package org.pubgames.shuffleboard.rules;

/** Effect: what a disc is worth if it counts. */
public record Worth(String disc, int points) {}
