package org.pubgames.lsp;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.Lang;
import org.pubgames.core.internal.data.WrittenValue;
import org.pubgames.core.internal.variant.VariantSchema;

/** The schema of a game's variant files, asked about one path at a time. */
final class Schema {

    private final Map<?, ?> root;

    private Schema(Map<?, ?> root) {
        this.root = root;
    }

    static Schema of(Game<?, ?> game, Lang lang) {
        return new Schema(VariantSchema.tree(game, lang));
    }

    /**
     * One value that may stand at a place.
     *
     * @param written as files write it
     * @param text what it means; empty when nothing is said
     */
    record Choice(String written, String text) {}

    /** What may be named under a path, with what it is. */
    Map<String, String> names(List<String> path) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Map<?, ?> node : at(path)) {
            if (node.get("properties") instanceof Map<?, ?> properties) {
                properties.forEach(
                        (name, schema) -> names.putIfAbsent(String.valueOf(name), text(schema)));
            }
        }
        return names;
    }

    /** What is said of a path; empty when nothing is. */
    String text(List<String> path) {
        return at(path).stream()
                .map(node -> node.get("description"))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst()
                .orElse("");
    }

    /** The fields of the head that only a whole variant has. */
    List<String> notInMixIns() {
        if (root.get("then") instanceof Map<?, ?> mixIn
                && mixIn.get("properties") instanceof Map<?, ?> never) {
            return never.keySet().stream().map(String::valueOf).toList();
        }
        return List.of();
    }

    /** The values that a path may have, where they can be listed, the usual one first. */
    List<Choice> values(List<String> path) {
        Map<String, Choice> values = new LinkedHashMap<>();
        List<Map<?, ?>> nodes = at(path);
        for (Map<?, ?> node : nodes) {
            Object usual = node.get("default");
            if (usual != null) {
                add(values, usual, "");
            }
        }
        for (Map<?, ?> node : nodes) {
            listed(node, values);
        }
        return List.copyOf(values.values());
    }

    /** The usual value of a path, as files write it. */
    Optional<String> usual(List<String> path) {
        return at(path).stream()
                .filter(node -> node.containsKey("default"))
                .map(node -> written(node.get("default")))
                .findFirst();
    }

    /** Whether a path has parts with names. */
    boolean hasParts(List<String> path) {
        return at(path).stream().anyMatch(node -> node.get("properties") instanceof Map<?, ?>);
    }

    /** Whether a path is a list. */
    boolean isList(List<String> path) {
        return at(path).stream().anyMatch(node -> node.get("items") instanceof Map<?, ?>);
    }

    private static void listed(Map<?, ?> node, Map<String, Choice> values) {
        String text = node.get("description") instanceof String said ? said : "";
        if (node.containsKey("const")) {
            add(values, node.get("const"), text);
        }
        for (String key : List.of("enum", "examples")) {
            if (node.get(key) instanceof List<?> all) {
                all.forEach(value -> add(values, value, ""));
            }
        }
        if ("boolean".equals(node.get("type"))) {
            add(values, false, "");
            add(values, true, "");
        }
    }

    private static void add(Map<String, Choice> values, Object value, String text) {
        String written = written(value);
        Choice known = values.get(written);
        if (known == null || known.text().isEmpty()) {
            values.put(written, new Choice(written, text));
        }
    }

    /** As it stands in a file, in brackets where it is a list. */
    private static String written(Object value) {
        return WrittenValue.of(value);
    }

    /** Every form that the schema has for a path. */
    private List<Map<?, ?>> at(List<String> path) {
        List<Map<?, ?>> nodes = forms(root);
        for (String step : path) {
            List<Map<?, ?>> next = new ArrayList<>();
            for (Map<?, ?> node : nodes) {
                Object child = child(node, step);
                if (child instanceof Map<?, ?> schema) {
                    next.addAll(forms(schema));
                }
            }
            nodes = next;
        }
        return nodes;
    }

    private static @Nullable Object child(Map<?, ?> node, String step) {
        if (node.get("properties") instanceof Map<?, ?> properties
                && properties.containsKey(step)) {
            return properties.get(step);
        }
        boolean number = !step.isEmpty() && step.chars().allMatch(Character::isDigit);
        return number ? node.get("items") : null;
    }

    /** A schema, what it refers to, and each of the forms that it may take. */
    private List<Map<?, ?>> forms(Map<?, ?> schema) {
        List<Map<?, ?>> forms = new ArrayList<>(List.of(schema));
        if (schema.get("$ref") instanceof String reference
                && root.get("$defs") instanceof Map<?, ?> definitions
                && definitions.get(reference.substring(reference.lastIndexOf('/') + 1))
                        instanceof Map<?, ?> meant) {
            forms.addAll(forms(meant));
        }
        for (String key : List.of("anyOf", "oneOf")) {
            if (schema.get(key) instanceof List<?> some) {
                some.stream()
                        .filter(Map.class::isInstance)
                        .forEach(each -> forms.addAll(forms((Map<?, ?>) each)));
            }
        }
        return forms;
    }

    private String text(Object schema) {
        if (!(schema instanceof Map<?, ?> map)) {
            return "";
        }
        return forms(map).stream()
                .map(node -> node.get("description"))
                .filter(String.class::isInstance)
                .map(String.class::cast)
                .findFirst()
                .orElse("");
    }
}
