package org.pubgames.shuffleboard.court.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Confirmed;
import org.pubgames.core.internal.equipment.Count;
import org.pubgames.core.internal.equipment.Notes;
import org.pubgames.core.internal.equipment.OneOf;
import org.pubgames.shuffleboard.court.equipment.CourtRegulation.Masters;

/**
 * The sets of discs.
 *
 * @param discs how many are in each set: two sets of four, masters.equipment.two-sets-of-four
 * @param contrasting whether their colours contrast, masters.equipment.contrasting-colours
 * @param colours yellow and black, masters.equipment.yellow-and-black
 */
public record DiscSets(
        Optional<
                        @Count(
                                        value = 2,
                                        rule = "court-shuffleboard.equipment.two-sets-of-four",
                                        clause = "masters.equipment.two-sets-of-four",
                                        groups = Masters.class)
                                List<
                                @Count(
                                        value = 4,
                                        rule = "court-shuffleboard.equipment.two-sets-of-four",
                                        clause = "masters.equipment.two-sets-of-four",
                                        groups = Masters.class)
                                Integer>>
                discs,
        Optional<
                        @Confirmed(
                                rule = "court-shuffleboard.equipment.contrasting-colours",
                                clause = "masters.equipment.contrasting-colours",
                                groups = Masters.class)
                        Boolean>
                contrasting,
        Optional<
                        List<
                                @OneOf(
                                        value = {"yellow", "black"},
                                        message = Notes.CUSTOM,
                                        rule = "court-shuffleboard.equipment.yellow-and-black",
                                        clause = "masters.equipment.yellow-and-black",
                                        groups = Masters.class)
                                Colour>>
                colours) {

    /** The colour of a set. */
    public enum Colour {
        YELLOW,
        BLACK,
        OTHER
    }

    public DiscSets {
        discs = discs.map(List::copyOf);
        colours = colours.map(List::copyOf);
    }
}
