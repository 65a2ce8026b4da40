package org.pubgames.shuffleboard.rules;

import java.util.Optional;
import org.pubgames.shuffleboard.Board;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Place;
import org.pubgames.shuffleboard.Spot;

/**
 * A disc and where it is said to lie.
 *
 * @param disc the disc as it was before
 * @param place where it is said to lie
 * @param pointer the part of the report that says it
 * @param spot what that place is on the board, empty when the place cannot be read
 */
public record Reported(Disc disc, Place place, String pointer, Optional<Spot> spot) {

    /** Reads a place on a board. */
    public static Reported on(Board board, Disc disc, Place place, String pointer) {
        return new Reported(disc, place, pointer, spot(board, place));
    }

    private static Optional<Spot> spot(Board board, Place place) {
        if (place.y().isPresent()) {
            boolean readable =
                    place.exact()
                            && place.near()
                            && (place.x().isPresent() || !board.needsAcross());
            return readable ? place.centre().map(board::at) : Optional.empty();
        }
        return place.x().isPresent() ? Optional.empty() : board.called(place.at().orElse(""));
    }

    /** The disc as it lies now, if the place can be read. */
    public Disc placed() {
        return spot.isPresent() ? disc.lying(place, spot.get()) : disc;
    }
}
