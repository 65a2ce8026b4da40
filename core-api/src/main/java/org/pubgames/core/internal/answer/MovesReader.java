package org.pubgames.core.internal.answer;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.EventKind;
import org.pubgames.core.FieldLimit;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.journal.MovesForm;
import org.pubgames.core.spi.Names;

/** Reads forms. What is wrong with them becomes known to the binder. Belongs to one thread. */
final class MovesReader {

    private static final String FIELDS = "fields";
    private static final String LIMITS = "limits";
    private static final String EACH = "each";
    private static final Map<String, Class<?>> VALUES = Names.kinds(FieldValues.class);
    private static final Map<String, Class<?>> LIMIT_KINDS = Names.kinds(FieldLimit.class);

    private final Map<String, EventKind> kinds = new LinkedHashMap<>();
    private final Binder binder;

    /** A form as written, without what is in its fields. */
    record FormLine(String kind, boolean complete) {}

    /** A field as written, without what it may hold. */
    record FieldLine(String name, boolean required) {}

    /** A list as written, without what its entries may be. */
    record ListLine(int fewest, int most) {}

    /** Parts as written, without the parts. */
    record PartsLine(boolean array) {}

    MovesReader(List<EventKind> kinds, Binder binder) {
        kinds.forEach(kind -> this.kinds.put(kind.kind(), kind));
        this.binder = binder;
    }

    /** The form of a tree; null when there was a problem. Label, help and roles follow. */
    @Nullable Form form(Node node, String path) {
        FormLine line =
                binder.bind(
                        FormLine.class,
                        node,
                        path,
                        List.of("roles", "label", "help", FIELDS, LIMITS));
        if (line == null) {
            return null;
        }
        EventKind kind = kinds.get(line.kind());
        if (kind == null) {
            String shown = line.kind();
            binder.problem(
                    "unknown-event",
                    node.mark(),
                    path + "/kind",
                    shown,
                    String.join(", ", kinds.keySet()),
                    Names.nearest(shown, kinds.keySet()));
            return null;
        }
        int before = binder.problems().size();
        List<FormField> fields = fields(node, path);
        List<FieldLimit> limits = limits(node, path);
        return binder.problems().size() > before
                ? null
                : new Form(kind, fields, limits, line.complete());
    }

    private List<FormField> fields(Node node, String path) {
        List<FormField> fields = new ArrayList<>();
        List<Node> written = list(node, FIELDS, path);
        for (int i = 0; i < written.size(); i++) {
            String at = path + "/" + FIELDS + "/" + i;
            Node one = written.get(i);
            FieldLine line = binder.bind(FieldLine.class, one, at, List.of("values"));
            FieldValues values =
                    line == null ? null : values(child(one, "values", at), at + "/values");
            if (line != null && values != null) {
                fields.add(new FormField(line.name(), values, line.required()));
            }
        }
        return fields;
    }

    private List<FieldLimit> limits(Node node, String path) {
        List<FieldLimit> limits = new ArrayList<>();
        List<Node> written = list(node, LIMITS, path);
        for (int i = 0; i < written.size(); i++) {
            String at = path + "/" + LIMITS + "/" + i;
            Class<?> type = kind(written.get(i), LIMIT_KINDS, at);
            Object limit = type == null ? null : tagged(type, written.get(i), at);
            if (limit instanceof FieldLimit sound) {
                limits.add(sound);
            }
        }
        return limits;
    }

    private @Nullable FieldValues values(Optional<Node> written, String path) {
        if (written.isEmpty()) {
            return null;
        }
        Node node = written.get();
        Class<?> type = kind(node, VALUES, path);
        if (type == FieldValues.ListOf.class) {
            ListLine line = binder.bind(ListLine.class, node, path, List.of(MovesForm.TAG, EACH));
            FieldValues each =
                    line == null ? null : values(child(node, EACH, path), path + "/" + EACH);
            return line == null || each == null
                    ? null
                    : new FieldValues.ListOf(each, line.fewest(), line.most());
        }
        if (type == FieldValues.Parts.class) {
            PartsLine line =
                    binder.bind(
                            PartsLine.class, node, path, List.of(MovesForm.TAG, FIELDS, LIMITS));
            return line == null
                    ? null
                    : new FieldValues.Parts(fields(node, path), limits(node, path), line.array());
        }
        Object plain = type == null ? null : tagged(type, node, path);
        return plain instanceof FieldValues values ? values : null;
    }

    private @Nullable Object tagged(Class<?> type, Node node, String path) {
        return binder.bind(type, node, path, List.of(MovesForm.TAG));
    }

    private @Nullable Class<?> kind(Node node, Map<String, Class<?>> kinds, String path) {
        Optional<Node> tag = child(node, MovesForm.TAG, path);
        if (tag.isEmpty()) {
            return null;
        }
        String name = tag.get().shown();
        Class<?> type = kinds.get(name);
        if (type == null) {
            binder.problem(
                    "unknown-value",
                    tag.get().mark(),
                    path + "/" + MovesForm.TAG,
                    name,
                    String.join(", ", kinds.keySet()),
                    Names.nearest(name, kinds.keySet()));
        }
        return type;
    }

    private Optional<Node> child(Node node, String name, String path) {
        Node child = node instanceof Node.Fields fields ? fields.values().get(name) : null;
        if (child == null) {
            binder.problem("missing-field", node.mark(), path + "/" + name, name, "", "");
        }
        return Optional.ofNullable(child);
    }

    private List<Node> list(Node node, String name, String path) {
        Optional<Node> child = child(node, name, path);
        if (child.isPresent() && !(child.get() instanceof Node.Items)) {
            binder.wrongType(child.get(), path + "/" + name, "[…]");
        }
        return child.isPresent() && child.get() instanceof Node.Items items
                ? items.values()
                : List.of();
    }
}
