package org.pubgames.sjoelen.rules;

/** A report of play that makes sense only while a turn is going on. */
public interface InTurn extends Play {}
