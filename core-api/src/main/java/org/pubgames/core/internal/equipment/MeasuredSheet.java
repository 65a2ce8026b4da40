package org.pubgames.core.internal.equipment;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * A record of measures, and where each of them was written.
 *
 * @param values the measures
 * @param places the place of each value by JSON pointer; empty when nothing was read from a file
 * @param <M> the record
 */
public record MeasuredSheet<M extends Record>(M values, Map<String, Where> places) {

    public MeasuredSheet {
        places = Map.copyOf(places);
    }

    /** Measures that come from memory. */
    public MeasuredSheet(M values) {
        this(values, Map.of());
    }

    /** Reads a file of measures; what was not measured is left out of it. */
    public static <M extends Record> Reading<MeasuredSheet<M>> read(
            Class<M> type, String json, String fileName) {
        return JsonText.read(json, Where.file(fileName))
                .fold(node -> bind(type, node, fileName), Reading::failed);
    }

    private static <M extends Record> Reading<MeasuredSheet<M>> bind(
            Class<M> type, Node node, String fileName) {
        Binder binder = new Binder(fileName);
        M values = binder.bind(type, node, "", List.of());
        if (values == null) {
            return Reading.failed(binder.problems());
        }
        Map<String, Where> places = new LinkedHashMap<>();
        place(node, Where.file(fileName), places);
        return Reading.of(new MeasuredSheet<>(values, places));
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
}
