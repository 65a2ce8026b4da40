package org.pubgames.club.pages;

import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.Variant;
import org.pubgames.shuffleboard.Shuffleboard;
import org.pubgames.shuffleboard.deck.DeckShuffleboard;

/**
 * How the picture of a shuffleboard is to be read when it is tapped. Its unit is an inch, as its
 * own transformation says, with the middle line at 0 and the player below. Immutable.
 *
 * @param upwards whether the game measures away from the player
 * @param radius of a disc, in inches
 */
public record GroundLook(boolean upwards, String radius) {

    /** {@return how the picture of a match is read; empty where no place is measured} */
    static Optional<GroundLook> of(Game<?, ?> game, Variant variant) {
        return game instanceof Shuffleboard
                ? Optional.of(
                        new GroundLook(
                                // the other three measure from the far end towards him
                                game.key().equals(DeckShuffleboard.KEY),
                                Shuffleboard.settings(variant).discRadius().toPlainString()))
                : Optional.empty();
    }
}
