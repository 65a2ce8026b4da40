package org.pubgames.core;

import java.time.Duration;

/**
 * What it took to ask the rules every question of a table.
 *
 * @param answers how many answers the table holds
 * @param bytes the memory of the table, in bytes
 * @param time how long it took; nothing is asked twice, so a full table takes next to none
 */
public record TableFill(int answers, long bytes, Duration time) {}
