package org.pubgames.shuffleboard.deck.equipment;

import java.math.BigDecimal;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Measure;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.shuffleboard.deck.equipment.DeckRegulation.Masters;

/**
 * The court on the deck as a whole, in inches.
 *
 * @param ovals typically two, masters.equipment.two-ovals
 * @param ovalsApart typically 30 feet, masters.equipment.thirty-feet-apart
 */
public record Deck(
        Optional<
                        @Count(
                                value = 2,
                                message = Notes.CUSTOM,
                                rule = "deck-shuffleboard.equipment.two-ovals",
                                clause = "masters.equipment.two-ovals",
                                groups = Masters.class)
                        Integer>
                ovals,
        Optional<
                        @Measure(
                                nominal = "360",
                                tolerance = "6",
                                unit = "in",
                                message = Notes.CUSTOM,
                                rule = "deck-shuffleboard.equipment.ovals-apart",
                                clause = "masters.equipment.thirty-feet-apart",
                                groups = Masters.class)
                        BigDecimal>
                ovalsApart) {}
