package org.pubgames.schocken.rules;

import java.util.List;

/** Who is still in a tie. */
public record Narrowed(List<String> players) {}
