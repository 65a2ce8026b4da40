package org.pubgames.shuffleboard.deck.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Inspection;
import org.pubgames.core.spi.OrEmpty;

/**
 * What an official measured of a deck, its discs and its cues, in exact inches. Everything may be
 * left out: what was not measured is reported as such and is no fault.
 *
 * @param deck the whole court
 * @param ovals its ovals
 * @param sets the discs and their colours
 * @param discs the discs, one by one
 * @param cues the cues, one by one
 */
public record DeckMeasures(
        Optional<Deck> deck,
        @OrEmpty List<Oval> ovals,
        Optional<DiscSets> sets,
        @OrEmpty List<Disc> discs,
        @OrEmpty List<Cue> cues) {

    /** Reads, judges and reports. */
    public static final Inspection<DeckMeasures, DeckRegulation> INSPECTION =
            new Inspection<>(DeckMeasures.class);

    public DeckMeasures {
        ovals = List.copyOf(ovals);
        discs = List.copyOf(discs);
        cues = List.copyOf(cues);
    }
}
