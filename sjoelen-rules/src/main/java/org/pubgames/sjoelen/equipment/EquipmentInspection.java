package org.pubgames.sjoelen.equipment;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.internal.equipment.InspectionDesk;
import org.pubgames.core.internal.equipment.InspectionReport;
import org.pubgames.core.internal.equipment.MeasuredSheet;
import org.pubgames.core.spi.OrEmpty;

/**
 * Checks what an official measured against a printed regulation. Every finding names its place as a
 * JSON pointer such as {@code /discs/3/weight}, the value, the allowed range and the rule.
 *
 * <p>Pure functions, safe to call from many threads.
 */
public final class EquipmentInspection {

    /** The fields of a file. */
    record Sheet(Optional<Board> board, @OrEmpty List<Disc> discs, @OrEmpty List<Piles> piles) {}

    private EquipmentInspection() {}

    /** The faults of a board. */
    public static List<Problem> board(Board board, Regulation regulation) {
        return inspect(new Measurements(Optional.of(board), List.of(), List.of()), regulation)
                .faults();
    }

    /** The faults of discs, in the order of the discs. */
    public static List<Problem> discs(List<Disc> discs, Regulation regulation) {
        return inspect(new Measurements(Optional.empty(), discs, List.of()), regulation).faults();
    }

    /** The faults of the piles in the compartments, in the order of the compartments. */
    public static List<Problem> piles(List<Piles> piles, Regulation regulation) {
        return inspect(new Measurements(Optional.empty(), List.of(), piles), regulation).faults();
    }

    /** The whole report. */
    public static InspectionReport inspect(Measurements measurements, Regulation regulation) {
        InspectionDesk desk = new InspectionDesk(measurements.places(), regulation);
        measurements.board().ifPresent(board -> desk.inspect(board, "/board"));
        for (int i = 0; i < measurements.discs().size(); i++) {
            desk.inspect(measurements.discs().get(i), "/discs/" + i);
        }
        for (int i = 0; i < measurements.piles().size(); i++) {
            Piles piles = measurements.piles().get(i);
            desk.judge(piles, "/piles/" + i);
            desk.gaps(piles, "/piles/" + i, nothingToMeasure(piles));
        }
        return desk.report();
    }

    private static Set<String> nothingToMeasure(Piles piles) {
        return switch (piles.sizes().size()) {
            case 0 -> Set.of("/gap", "/inCorner", "/diagonal");
            case 1 -> Set.of("/diagonal");
            default -> Set.of();
        };
    }

    /** Reads {@code {"board": {…}, "discs": [{…}, …], "piles": [{…}, …]}}; each may be left out. */
    public static Reading<Measurements> read(String json, String fileName) {
        return MeasuredSheet.read(Sheet.class, json, fileName)
                .fold(
                        sheet ->
                                Reading.of(
                                        new Measurements(
                                                sheet.values().board(),
                                                sheet.values().discs(),
                                                sheet.values().piles(),
                                                sheet.places())),
                        Reading::failed);
    }
}
