package org.pubgames.schocken.rules;

import java.util.List;

/** Who has lost the game. */
public record GameLost(List<String> players) {}
