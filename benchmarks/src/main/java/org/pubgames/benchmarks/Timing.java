package org.pubgames.benchmarks;

/**
 * How long something took.
 *
 * @param wall milliseconds that went by
 * @param cpu milliseconds that all threads of the process worked
 */
record Timing(double wall, double cpu) {}
