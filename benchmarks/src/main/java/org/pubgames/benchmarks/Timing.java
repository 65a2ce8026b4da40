package org.pubgames.benchmarks;

/**
 * The time of one round.
 *
 * @param wall elapsed time in milliseconds
 * @param cpu processor time of all threads in milliseconds
 */
record Timing(double wall, double cpu) {}
