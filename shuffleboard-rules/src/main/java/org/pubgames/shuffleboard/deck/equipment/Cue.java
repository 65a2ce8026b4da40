package org.pubgames.shuffleboard.deck.equipment;

import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.shuffleboard.deck.equipment.DeckRegulation.Masters;

/**
 * One cue as an official found it.
 *
 * @param shoe whether it is a stick with a shoe, masters.equipment.cue-with-shoe
 * @param shoeShape whether the shoe is a piece of wood with a semicircle cut out,
 *     masters.equipment.shoe-shape
 * @param shoeFits whether it fits snugly around a disc, masters.equipment.shoe-fits-disc
 */
public record Cue(
        Optional<
                        @Confirmed(
                                rule = "deck-shuffleboard.equipment.cue-with-shoe",
                                clause = "masters.equipment.cue-with-shoe",
                                groups = Masters.class)
                        Boolean>
                shoe,
        Optional<
                        @Confirmed(
                                rule = "deck-shuffleboard.equipment.shoe-shape",
                                clause = "masters.equipment.shoe-shape",
                                groups = Masters.class)
                        Boolean>
                shoeShape,
        Optional<
                        @Confirmed(
                                rule = "deck-shuffleboard.equipment.shoe-fits-disc",
                                clause = "masters.equipment.shoe-fits-disc",
                                groups = Masters.class)
                        Boolean>
                shoeFits) {}
