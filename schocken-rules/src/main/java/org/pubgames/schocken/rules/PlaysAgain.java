package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: who was safe and has to play again. */
public record PlaysAgain(List<String> players) {}
