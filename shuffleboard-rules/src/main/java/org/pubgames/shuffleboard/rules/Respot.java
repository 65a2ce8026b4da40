package org.pubgames.shuffleboard.rules;

/** Effect: whether a weight hangs over the end. */
public record Respot(String disc, boolean hangs) {}
