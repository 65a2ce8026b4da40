package org.pubgames.competition.rules;

/**
 * A match is worth so many points to its sides.
 *
 * @param first points of the side named first
 * @param second points of the side named second
 */
public record Worth(int first, int second) {

    /** The same seen from the other side. */
    public Worth turned() {
        return new Worth(/* first= */ second, /* second= */ first);
    }
}
