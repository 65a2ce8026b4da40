package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: who is level and has to throw again, for the start or in a roll-off. */
public record ThrowAgain(List<String> players) {}
