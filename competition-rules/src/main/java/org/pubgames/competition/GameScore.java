package org.pubgames.competition;

/**
 * One game of a match, or the match itself where it is a single game.
 *
 * @param first points of the side named first, 0 to 9999
 * @param second points of the side named second, 0 to 9999
 */
public record GameScore(int first, int second) {

    /** The same seen from the other side. */
    public GameScore turned() {
        return new GameScore(/* first= */ second, /* second= */ first);
    }
}
