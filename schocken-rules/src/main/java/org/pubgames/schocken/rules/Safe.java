package org.pubgames.schocken.rules;

import java.util.List;

/** Effect: who is safe and plays no more in this half. */
public record Safe(List<String> players) {}
