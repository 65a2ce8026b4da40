package org.pubgames.shuffleboard.court.equipment;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.equipment.Inspection;
import org.pubgames.core.spi.OrEmpty;

/**
 * What an official measured of a court, its discs and its cues, in exact inches. Everything may be
 * left out: what was not measured is reported as such and is no fault.
 *
 * @param court the whole court
 * @param ends its ends
 * @param sets the sets of discs
 * @param discs the discs, one by one
 * @param cues the cues, one by one
 */
public record CourtMeasures(
        Optional<Court> court,
        @OrEmpty List<CourtEnd> ends,
        Optional<DiscSets> sets,
        @OrEmpty List<Disc> discs,
        @OrEmpty List<Cue> cues) {

    /** Reads, judges and reports. */
    public static final Inspection<CourtMeasures, CourtRegulation> INSPECTION =
            new Inspection<>(CourtMeasures.class);

    public CourtMeasures {
        ends = List.copyOf(ends);
        discs = List.copyOf(discs);
        cues = List.copyOf(cues);
    }
}
