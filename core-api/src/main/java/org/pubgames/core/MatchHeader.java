package org.pubgames.core;

/**
 * What a match is about before its first event.
 *
 * @param game the game's id
 * @param variant the variant, with its digest
 * @param seats who plays
 */
public record MatchHeader(String game, Variant variant, Seats seats) {

    /** The version of the match file format written by this library. */
    public static final int FORMAT = 1;
}
