package org.pubgames.sjoelen;

/**
 * A player's threshold in a match that is decided by thresholds.
 *
 * @param points what a turn has to reach: 0 or more
 * @param earned what the turns of the match earned: 0 until everybody has played
 */
public record Threshold(int points, int earned) {

    /** A threshold against which nothing has been earned yet. */
    public static Threshold of(int points) {
        return new Threshold(points, 0);
    }

    /** The same threshold when so much was earned. */
    public Threshold earning(int newEarned) {
        return new Threshold(points, newEarned);
    }
}
