package org.pubgames.shuffleboard.deck.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.shuffleboard.deck.equipment.DeckRegulation.Masters;

/**
 * The discs and their two colours.
 *
 * @param discs eight, masters.equipment.eight-discs
 * @param ofEachColour four of each of two colours, masters.equipment.four-discs-each-colour
 */
public record DiscSets(
        Optional<
                        @Count(
                                value = 8,
                                rule = "deck-shuffleboard.equipment.eight-discs",
                                clause = "masters.equipment.eight-discs",
                                groups = Masters.class)
                        Integer>
                discs,
        Optional<
                        @Count(
                                        value = 2,
                                        rule = "deck-shuffleboard.equipment.four-of-each-colour",
                                        clause = "masters.equipment.four-discs-each-colour",
                                        groups = Masters.class)
                                List<
                                @Count(
                                        value = 4,
                                        rule = "deck-shuffleboard.equipment.four-of-each-colour",
                                        clause = "masters.equipment.four-discs-each-colour",
                                        groups = Masters.class)
                                Integer>>
                ofEachColour) {

    public DiscSets {
        ofEachColour = ofEachColour.map(List::copyOf);
    }
}
