package org.pubgames.club.play;

import java.util.List;

/**
 * The head of a match file. Written the same each time, so that a request that is made again after
 * a crash is known as the same.
 *
 * @param format of the file: 1
 * @param game the game
 * @param variant the variant
 * @param seats who plays
 */
record Head(int format, String game, String variant, List<String> seats) {

    Head(String game, String variant, List<String> seats) {
        this(1, game, variant, seats);
    }

    /** Somebody enters a competition. */
    record Entry(String event, String player) {
        Entry(String player) {
            this("entered", player);
        }
    }
}
