package org.pubgames.sjoelen.equipment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.data.Binder;
import org.pubgames.core.data.JsonText;
import org.pubgames.core.data.Node;
import org.pubgames.core.variant.SettingsCheck;

/**
 * Checks what an official measured against a printed regulation. Every finding names its place as a
 * JSON pointer such as {@code /discs/3/weight}, the value, the allowed range and the rule.
 *
 * <p>Pure functions, safe to call from many threads.
 */
public final class EquipmentInspection {

    private static final Set<String> NOTES = Set.of("not-quantified", Piles.CUSTOM);

    /** The fields of a file. */
    record Sheet(Optional<Board> board, List<Disc> discs, List<Piles> piles) {}

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
        Desk desk = new Desk(measurements.places(), regulation);
        measurements.board().ifPresent(desk::board);
        for (int i = 0; i < measurements.discs().size(); i++) {
            desk.judge(measurements.discs().get(i), "/discs/" + i);
            desk.gaps(measurements.discs().get(i), "/discs/" + i, Set.of());
        }
        for (int i = 0; i < measurements.piles().size(); i++) {
            desk.piles(measurements.piles().get(i), "/piles/" + i);
        }
        return desk.report();
    }

    /** Reads {@code {"board": {…}, "discs": [{…}, …], "piles": [{…}, …]}}; each may be left out. */
    public static Reading<Measurements> read(String json, String fileName) {
        return JsonText.read(json, Where.file(fileName))
                .fold(node -> bind(node, fileName), Reading::failed);
    }

    private static Reading<Measurements> bind(Node node, String fileName) {
        Binder binder = new Binder(fileName);
        Sheet sheet =
                binder.bind(Sheet.class, node, "", Map.of("discs", List.of(), "piles", List.of()));
        if (sheet == null) {
            return Reading.failed(binder.problems());
        }
        Map<String, Where> places = new LinkedHashMap<>();
        place(node, Where.file(fileName), places);
        return Reading.of(new Measurements(sheet.board(), sheet.discs(), sheet.piles(), places));
    }

    private static void place(Node node, Where where, Map<String, Where> places) {
        Where here = where.at(node.mark().line(), node.mark().column());
        places.put(here.path(), here);
        if (node instanceof Node.Fields fields) {
            fields.values()
                    .forEach(
                            (name, value) ->
                                    place(value, here.path(here.path() + "/" + name), places));
        } else if (node instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                place(items.values().get(i), here.path(here.path() + "/" + i), places);
            }
        }
    }

    /** Where the findings of one inspection are collected. */
    private record Desk(
            Map<String, Where> places,
            Regulation regulation,
            List<Problem> findings,
            List<Problem> notMeasured) {

        Desk(Map<String, Where> places, Regulation regulation) {
            this(places, regulation, new ArrayList<>(), new ArrayList<>());
        }

        void board(Board board) {
            judge(board, "/board");
            gaps(board, "/board", Set.of());
            gaps(board.parts().orElse(Parts.UNMEASURED), "/board/parts", Set.of());
            gaps(
                    board.thicknesses().orElse(Thicknesses.UNMEASURED),
                    "/board/thicknesses",
                    Set.of());
            gaps(board.gates().orElse(Gates.UNMEASURED), "/board/gates", Set.of());
            gaps(
                    board.controlLine().orElse(ControlLine.UNMEASURED),
                    "/board/controlLine",
                    Set.of());
            gaps(board.outline().orElse(Outline.UNMEASURED), "/board/outline", Set.of());
            gaps(board.drawing().orElse(Drawing.UNMEASURED), "/board/drawing", Set.of());
        }

        void piles(Piles piles, String path) {
            judge(piles, path);
            switch (piles.sizes().size()) {
                case 0 -> gaps(piles, path, Set.of("/gap", "/inCorner", "/diagonal"));
                case 1 -> gaps(piles, path, Set.of("/diagonal"));
                default -> gaps(piles, path, Set.of());
            }
        }

        void judge(Object record, String path) {
            findings.addAll(SettingsCheck.check(record, places, where(path), regulation.group()));
        }

        /** What was not measured, except what there is nothing to measure of. */
        void gaps(Object record, String path, Set<String> without) {
            for (Problem gap :
                    SettingsCheck.absent("not-measured", record, where(path), regulation.group())) {
                if (!without.contains(gap.where().path().substring(path.length()))) {
                    notMeasured.add(gap);
                }
            }
        }

        private Where where(String path) {
            return places.getOrDefault(path, places.getOrDefault("", Where.UNKNOWN)).path(path);
        }

        InspectionReport report() {
            return new InspectionReport(
                    findings.stream().filter(found -> !NOTES.contains(found.code())).toList(),
                    notMeasured,
                    findings.stream().filter(found -> NOTES.contains(found.code())).toList());
        }
    }
}
