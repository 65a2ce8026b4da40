package org.pubgames.competition;

/**
 * One game of a match, or the match itself where it is a single game.
 *
 * @param first points of the side named first, 0 to 9999
 * @param second points of the side named second, 0 to 9999
 */
public record Score(int first, int second) {

    /** The same seen from the other side. */
    public Score turned() {
        return new Score(/* first= */ second, /* second= */ first);
    }
}
