package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: these players are out of the final that they threw themselves into. */
public record OutAgain(List<String> players) {}
