package org.pubgames.shuffleboard.deck.rules;

import java.util.List;
import org.pubgames.core.spi.Findings;
import org.pubgames.shuffleboard.Disc;
import org.pubgames.shuffleboard.Side;
import org.pubgames.shuffleboard.Spot;
import org.pubgames.shuffleboard.Zone;
import org.pubgames.shuffleboard.deck.DeckSettings;
import org.pubgames.shuffleboard.rules.ScoringDisc;

/** A disc lies on the deck: what does it score? */
public record DeckDisc(Findings findings, Disc lying, DeckSettings settings)
        implements ScoringDisc {

    @Override
    public String disc() {
        return lying.name();
    }

    @Override
    public Side side() {
        return lying.side();
    }

    private Spot spot() {
        return lying.spot().orElseThrow();
    }

    /** How it lies. */
    public Zone zone() {
        return spot().zone();
    }

    /** The area it is wholly in: the number of a cell, far or near; otherwise empty. */
    public String area() {
        return spot().area();
    }

    /** The number of the cell it is wholly in, 1 to 9; 0 when it is in none. */
    public int cell() {
        return area().length() == 1 ? Integer.parseInt(area()) : 0;
    }

    /** The lines that it touches. */
    public List<String> lines() {
        return spot().lines();
    }
}
