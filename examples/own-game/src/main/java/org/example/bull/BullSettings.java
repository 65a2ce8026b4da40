package org.example.bull;

import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import org.pubgames.core.Settings;

/** What houses do differently: the swings of a turn, and the points that win. */
public record BullSettings(@Min(1) @Max(50) int swings, @Min(1) @Max(500) int target)
        implements Settings {}
