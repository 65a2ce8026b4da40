package org.pubgames.core.internal.equipment;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Where;

/**
 * Measures of a game's equipment, whatever the game. Immutable.
 *
 * @param values the measures by JSON pointer; a list of values stands there as a whole
 * @param counts how many things there are of those that there may be several of, by JSON pointer
 * @param places where everything was written, by JSON pointer
 */
record MeasuredSheet(
        Map<String, Object> values, Map<String, Integer> counts, Map<String, Where> places) {

    MeasuredSheet {
        values = Map.copyOf(values);
        counts = Map.copyOf(counts);
        places = Map.copyOf(places);
    }

    /** The value at a place, if somebody measured there. */
    @Nullable Object value(String path) {
        return values.get(path);
    }

    /** Where a path was written, or the nearest thing around it. */
    Where where(String path) {
        String known = path;
        while (!known.isEmpty() && !places.containsKey(known)) {
            known = known.substring(0, known.lastIndexOf('/'));
        }
        return places.getOrDefault(known, Where.UNKNOWN).path(path);
    }

    /** Whether the thing of a path was looked at: the first step of it is in the sheet. */
    boolean looked(String path) {
        int end = path.indexOf('/', 1);
        String thing = end < 0 ? path : path.substring(0, end);
        return places.containsKey(thing) && counts.getOrDefault(thing, 1) > 0;
    }

    /**
     * The paths at which a measure stands or is missed; of several things of which there is none,
     * those of the first.
     */
    List<String> paths(Measure measure) {
        List<String> paths = List.of("");
        for (String step : measure.steps()) {
            List<String> longer = new ArrayList<>();
            for (String path : paths) {
                if (step.equals(Measure.EACH)) {
                    int count = Math.max(1, counts.getOrDefault(path, 0));
                    for (int i = 0; i < count; i++) {
                        longer.add(path + "/" + i);
                    }
                } else {
                    longer.add(path + "/" + step);
                }
            }
            paths = longer;
        }
        return paths;
    }
}
