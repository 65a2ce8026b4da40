package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;

/** Parts of a tree; what is missing or of the wrong type is a problem. */
record TreeReader(Binder binder) {

    /** A field; null when it is absent. */
    static @Nullable Node value(Node node, String name) {
        return node instanceof Node.Fields fields ? fields.values().get(name) : null;
    }

    /** A field that must be there. */
    @Nullable Node part(Node node, String name, String path) {
        Node value = value(node, name);
        if (value == null) {
            binder.problem("missing-field", node.mark(), path + "/" + name, name, "", "");
        }
        return value;
    }

    List<Node> items(@Nullable Node node, String path) {
        if (node instanceof Node.Items items) {
            return items.values();
        }
        if (node != null) {
            binder.problem("wrong-type", node.mark(), path, node.shown(), "[…]", "");
        }
        return List.of();
    }

    /** A list of texts. */
    List<String> texts(Node node, String path) {
        List<String> texts = new ArrayList<>();
        for (Node item : items(node, path)) {
            if (item instanceof Node.Text text) {
                texts.add(text.value());
            } else {
                String place = path + "/" + texts.size();
                binder.problem("wrong-type", item.mark(), place, item.shown(), "\"…\"", "");
            }
        }
        return texts;
    }

    /** Fields with any values, each as canonical JSON. */
    Map<String, String> values(@Nullable Node node, String path) {
        Map<String, String> values = new LinkedHashMap<>();
        if (node instanceof Node.Fields fields) {
            fields.values().forEach((name, value) -> values.put(name, Json.canonical(value)));
        } else if (node != null) {
            binder.problem("wrong-type", node.mark(), path, node.shown(), "{…: …}", "");
        }
        return values;
    }

    /** Checks the fields of a tree that is not bound to a record: any other is a mistake. */
    void only(Node node, List<String> names, String path) {
        refuse(node, name -> !names.contains(name), names, path);
    }

    /** Refuses fields that must not be there; {@code names} are those that may. */
    void refuse(Node node, Predicate<String> wrong, List<String> names, String path) {
        if (node instanceof Node.Fields fields) {
            fields.keys()
                    .forEach(
                            (name, mark) -> {
                                if (wrong.test(name)) {
                                    binder.problem(
                                            "unknown-field",
                                            mark,
                                            path + "/" + name,
                                            name,
                                            String.join(", ", names),
                                            "");
                                }
                            });
        }
    }

    Where place(Node node, String path) {
        return new Where(binder.file(), node.mark().line(), node.mark().column(), path);
    }
}
