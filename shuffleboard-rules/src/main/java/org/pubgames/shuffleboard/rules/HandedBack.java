package org.pubgames.shuffleboard.rules;

/**
 * Effect: the disc played was one of the opponents'.
 *
 * @param played the name under which the shot was reported; that disc has still to be played
 * @param theirs the disc of the opponents that it was
 * @param stays whether it stays where it lies; otherwise its owner plays it again
 */
public record HandedBack(String played, String theirs, boolean stays) {}
