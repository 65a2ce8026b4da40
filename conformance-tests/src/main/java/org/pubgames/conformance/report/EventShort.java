package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Events as a line each: the kind and what it says, in the names of the files. */
final class EventShort {

    private static final List<String> FIRST = List.of("event", "player");

    private EventShort() {}

    /** {@code thrown · player Anna · dice 1, 1, 1}. */
    static String of(String json) {
        return JsonText.read(json, Where.UNKNOWN).fold(EventShort::shown, no -> json);
    }

    /** A line for each event; equal neighbours become one line with their number. */
    static List<String> of(List<Vector.EventLine> events) {
        List<String> lines = new ArrayList<>();
        int times = 0;
        for (int i = 0; i < events.size(); i++) {
            times++;
            boolean last =
                    i + 1 == events.size()
                            || !events.get(i + 1).json().equals(events.get(i).json());
            if (last) {
                lines.add((times == 1 ? "" : times + " × ") + of(events.get(i).json()));
                times = 0;
            }
        }
        return lines;
    }

    private static String shown(Node node) {
        if (!(node instanceof Node.Fields fields)) {
            return Json.text(node);
        }
        List<String> parts = new ArrayList<>();
        List<String> names = new ArrayList<>(fields.values().keySet());
        // what happened and who did it come first, however the file has its fields sorted
        names.sort(
                Comparator.comparing(
                        name -> FIRST.contains(name) ? FIRST.indexOf(name) : FIRST.size()));
        for (String name : names) {
            Node value = Objects.requireNonNull(fields.values().get(name));
            parts.add(name.equals("event") ? value.shown() : name + " " + value(value));
        }
        return String.join(" · ", parts);
    }

    private static String value(Node node) {
        boolean list =
                node instanceof Node.Items items
                        && items.values().stream()
                                .noneMatch(
                                        item ->
                                                item instanceof Node.Fields
                                                        || item instanceof Node.Items);
        if (list) {
            return String.join(
                    ", ", ((Node.Items) node).values().stream().map(Node::shown).toList());
        }
        return node instanceof Node.Text text ? text.value() : Json.text(node);
    }
}
