package org.pubgames.shuffleboard;

/** When a disc counts as clear of a line. */
public record Reach(long clearance, boolean tangencyTouches) {

    /** Whether a distance leaves wood to be seen between disc and line. */
    public boolean clears(long distance) {
        return tangencyTouches ? distance > clearance : distance >= clearance;
    }

    /** The same for the square of a distance times a factor: {@code squared = factor * d * d}. */
    public boolean clearsSquared(long squared, long factor) {
        long limit = factor * clearance * clearance;
        return tangencyTouches ? squared > limit : squared >= limit;
    }
}
