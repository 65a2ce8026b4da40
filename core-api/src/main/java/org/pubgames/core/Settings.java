package org.pubgames.core;

/**
 * The parameters of a variant, as a record of the game; its components carry their ranges as
 * Jakarta constraints.
 */
public interface Settings {}
