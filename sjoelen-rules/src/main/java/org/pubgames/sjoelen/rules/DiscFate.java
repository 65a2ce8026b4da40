package org.pubgames.sjoelen.rules;

/** A disc that may come to lie elsewhere: the rules say where it counts. */
public interface DiscFate extends DiscReport {}
