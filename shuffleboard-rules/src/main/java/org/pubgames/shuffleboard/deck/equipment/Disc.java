package org.pubgames.shuffleboard.deck.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.core.internal.equipment.OneOf;
import org.pubgames.shuffleboard.deck.equipment.DeckRegulation.Masters;

/**
 * One disc as an official measured it.
 *
 * @param material wood, masters.equipment.wooden-discs
 * @param diameter in inches: around 6, masters.equipment.disc-diameter
 */
public record Disc(
        Optional<
                        @OneOf(
                                value = "wood",
                                message = "wrong-material",
                                rule = "deck-shuffleboard.equipment.wooden-discs",
                                clause = "masters.equipment.wooden-discs",
                                groups = Masters.class)
                        Material>
                material,
        Optional<
                        @Measure(
                                nominal = "6",
                                tolerance = "0.5",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "deck-shuffleboard.equipment.disc-diameter",
                                clause = "masters.equipment.disc-diameter",
                                groups = Masters.class)
                        BigDecimal>
                diameter) {

    /** What a disc is made of. */
    public enum Material {
        WOOD,
        OTHER
    }
}
