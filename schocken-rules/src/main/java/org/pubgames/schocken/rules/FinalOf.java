package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: these players play the final. */
public record FinalOf(List<String> players) {}
