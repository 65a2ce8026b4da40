package org.pubgames.core.internal.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.core.Problem;
import org.pubgames.core.Where;
import org.pubgames.core.internal.variant.SettingsCheck;

/** Where the findings of one inspection are collected, thing by thing. For one thread. */
public final class InspectionDesk {

    private final Map<String, Where> places;
    private final Class<?> regulation;
    private final List<Problem> findings = new ArrayList<>();
    private final List<Problem> notMeasured = new ArrayList<>();

    /** A desk for measures that were written at these places. */
    public InspectionDesk(Map<String, Where> places, RegulationGroup regulation) {
        this.places = Map.copyOf(places);
        this.regulation = regulation.group();
    }

    /** A thing with its parts: what is wrong with them, and what nobody measured. */
    public void inspect(Record thing, String path) {
        judge(thing, path);
        allGaps(thing, path);
    }

    private void allGaps(Record thing, String path) {
        gaps(thing, path, Set.of());
        for (Parts.Part part : Parts.of(thing)) {
            allGaps(part.found(), path + "/" + part.name());
        }
    }

    /** What is wrong with a thing and its parts. */
    public void judge(Record thing, String path) {
        findings.addAll(SettingsCheck.check(thing, places, where(path), regulation));
    }

    /** What was not measured of a thing itself, except what there is nothing to measure of. */
    public void gaps(Record thing, String path, Set<String> without) {
        for (Problem gap : SettingsCheck.absent("not-measured", thing, where(path), regulation)) {
            if (!without.contains(gap.where().path().substring(path.length()))) {
                notMeasured.add(gap);
            }
        }
    }

    private Where where(String path) {
        return places.getOrDefault(path, places.getOrDefault("", Where.UNKNOWN)).path(path);
    }

    /** Everything that was found. */
    public InspectionReport report() {
        return new InspectionReport(
                findings.stream().filter(found -> !Notes.isNote(found)).toList(),
                notMeasured,
                findings.stream().filter(Notes::isNote).toList());
    }
}
