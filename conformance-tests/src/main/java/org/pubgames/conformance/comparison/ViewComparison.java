package org.pubgames.conformance.comparison;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Course;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Compares what viewers see of a match with what they may see. */
final class ViewComparison {

    private ViewComparison() {}

    static List<Difference> differences(List<Vector.View> expected, List<Course.Seen> seen) {
        List<Difference> differences = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) {
            Vector.View view = expected.get(i);
            String whose = view.seat().map(seat -> "seat " + seat).orElse("table");
            if (i >= seen.size()) {
                differences.add(new Difference(What.VIEW, whose, "'view', as claimed", "nothing"));
                continue;
            }
            Course.Seen got = seen.get(i);
            parts(view.state(), got.state(), whose + " state", differences);
            parts(view.log(), got.log(), whose + " log", differences);
            for (String hidden : view.hides()) {
                hidden(hidden, got.state(), whose + " state", differences);
                hidden(hidden, got.log(), whose + " log", differences);
            }
        }
        return differences;
    }

    private static void parts(
            Map<String, String> expected, Node seen, String where, List<Difference> differences) {
        expected.forEach(
                (pointer, value) -> {
                    String got = Json.at(seen, pointer).map(Json::canonical).orElse("null");
                    if (!got.equals(value)) {
                        differences.add(new Difference(What.VIEW, where + pointer, value, got));
                    }
                });
    }

    private static void hidden(
            String hidden, Node seen, String where, List<Difference> differences) {
        String value = alike(JsonText.read(hidden, Where.UNKNOWN).orElseThrow());
        leak(value, seen, "")
                .ifPresent(
                        pointer ->
                                differences.add(
                                        new Difference(
                                                What.VIEW,
                                                where + pointer,
                                                "no " + hidden,
                                                hidden)));
    }

    /** Where in a tree a value is, the first place; empty when it is nowhere. */
    private static Optional<String> leak(String value, Node node, String pointer) {
        if (alike(node).equals(value)) {
            return Optional.of(pointer);
        }
        if (node instanceof Node.Fields fields) {
            for (Map.Entry<String, Node> field : fields.values().entrySet()) {
                Optional<String> found =
                        leak(value, field.getValue(), pointer + "/" + field.getKey());
                if (found.isPresent()) {
                    return found;
                }
            }
        } else if (node instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                Optional<String> found = leak(value, items.values().get(i), pointer + "/" + i);
                if (found.isPresent()) {
                    return found;
                }
            }
        }
        return Optional.empty();
    }

    /** Its canonical text; of a list of numbers the same in whatever order they stand. */
    private static String alike(Node node) {
        if (node instanceof Node.Items items
                && items.values().stream().allMatch(Node.Decimal.class::isInstance)) {
            Collection<String> sorted =
                    items.values().stream().map(Json::canonical).sorted().toList();
            return "[" + String.join(",", sorted) + "]";
        }
        return Json.canonical(node);
    }
}
