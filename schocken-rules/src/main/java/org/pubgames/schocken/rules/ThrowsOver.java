package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: who throws no more in this round. */
public record ThrowsOver(List<String> players) {}
