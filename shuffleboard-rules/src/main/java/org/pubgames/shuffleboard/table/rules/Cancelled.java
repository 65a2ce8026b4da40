package org.pubgames.shuffleboard.table.rules;

import org.pubgames.shuffleboard.Disc;

/** Effect: two weights cancel each other. */
public record Cancelled(Disc one, Disc other) {}
