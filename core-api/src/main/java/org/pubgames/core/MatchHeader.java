package org.pubgames.core;

import java.util.Objects;
import java.util.Optional;

/**
 * What a match is about before its first event.
 *
 * @param game the game's id
 * @param variant the variant, with its digest
 * @param seats who plays
 * @param position where the match begins; empty where it begins at the beginning
 */
public record MatchHeader(String game, Variant variant, Seats seats, Optional<Position> position) {

    /** The version of the match file format written by this library. */
    public static final int FORMAT = 1;

    /**
     * Checks that nothing is missing.
     *
     * @param game the game's id
     * @param variant the variant, with its digest
     * @param seats who plays
     * @param position where the match begins; empty where it begins at the beginning
     */
    public MatchHeader {
        Objects.requireNonNull(position, "position");
    }

    /**
     * The header of a match that begins at the beginning.
     *
     * @param game the game's id
     * @param variant the variant, with its digest
     * @param seats who plays
     */
    public MatchHeader(String game, Variant variant, Seats seats) {
        this(game, variant, seats, Optional.empty());
    }
}
