package org.pubgames.schocken.rules;

/**
 * Effect: the final has a stock of its own.
 *
 * @param discs how many discs lie in it, from 1
 */
public record FinalStock(int discs) {}
