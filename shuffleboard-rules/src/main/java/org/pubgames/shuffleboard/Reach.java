package org.pubgames.shuffleboard;

/**
 * When a disc counts as clear of a line.
 *
 * @param clearance how far its centre may be from the line's middle and still touch it, in fixed
 *     point; below 0 it is clear of every line
 * @param tangencyTouches whether one that only just meets the line touches it
 */
public record Reach(long clearance, boolean tangencyTouches) {

    /** Whether a distance leaves wood to be seen between disc and line. */
    public boolean clears(long distance) {
        return tangencyTouches ? distance > clearance : distance >= clearance;
    }

    /**
     * The same for the square of a distance times a factor: {@code squared = factor * d * d}. Only
     * for a clearance of at least 0.
     */
    public boolean clearsSquared(long squared, long factor) {
        long limit = factor * clearance * clearance;
        return tangencyTouches ? squared > limit : squared >= limit;
    }
}
