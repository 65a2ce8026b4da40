package org.pubgames.core.internal.equipment;

import java.lang.reflect.Type;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Shapes;
import org.pubgames.core.internal.text.Nearest;

/** What a sheet of measures may hold, and how it is read. Immutable. */
final class SheetForm {

    /** A part of the form. */
    private sealed interface Part {

        /** A thing with its measures and parts; one, or several of the same kind. */
        record Thing(Map<String, Part> parts, boolean several) implements Part {}

        /** A measure. */
        record Field(Measure measure) implements Part {}
    }

    private final Part.Thing whole;

    private SheetForm(Part.Thing whole) {
        this.whole = whole;
    }

    /** The form that has room for these measures. */
    static SheetForm of(List<Measure> measures) {
        Part.Thing whole = new Part.Thing(new LinkedHashMap<>(), false);
        for (Measure measure : measures) {
            Part.Thing thing = whole;
            List<String> steps = measure.steps();
            for (int i = 0; i < steps.size() - 1; i++) {
                boolean several = steps.get(i + 1).equals(Measure.EACH);
                Part part =
                        thing.parts()
                                .computeIfAbsent(
                                        steps.get(i),
                                        name -> new Part.Thing(new LinkedHashMap<>(), several));
                if (!(part instanceof Part.Thing next)) {
                    throw new IllegalArgumentException(measure.path() + " is inside of a measure");
                }
                thing = next;
                i += several ? 1 : 0;
            }
            thing.parts().put(steps.get(steps.size() - 1), new Part.Field(measure));
        }
        return new SheetForm(whole);
    }

    /** Reads a sheet; the problems are all that it has. */
    Reading<MeasuredSheet> read(Node node, String fileName) {
        Reader reader = new Reader(fileName);
        reader.thing(whole, node, "");
        if (!reader.binder.problems().isEmpty()) {
            return Reading.failed(reader.binder.problems());
        }
        reader.place(node, Where.file(fileName));
        return Reading.of(new MeasuredSheet(reader.values, reader.counts, reader.places));
    }

    /** Reads one sheet. */
    private static final class Reader {
        private final Binder binder;
        private final Map<String, Object> values = new HashMap<>();
        private final Map<String, Integer> counts = new HashMap<>();
        private final Map<String, Where> places = new HashMap<>();

        Reader(String fileName) {
            binder = new Binder(fileName);
        }

        private void thing(Part.Thing thing, Node node, String path) {
            if (!(node instanceof Node.Fields fields)) {
                binder.wrongType(node, path, shape(thing));
                return;
            }
            Set<String> meant = unknown(thing.parts().keySet(), fields, path);
            thing.parts()
                    .forEach(
                            (name, part) -> {
                                Node value = fields.values().get(name);
                                if (value != null) {
                                    part(part, value, path + "/" + name);
                                } else if (part instanceof Part.Field field
                                        && field.measure().required()
                                        && !meant.contains(name)) {
                                    binder.problem(
                                            "missing-field",
                                            node.mark(),
                                            path + "/" + name,
                                            name,
                                            shape(field.measure()),
                                            "");
                                }
                            });
        }

        /** Tells the names that the form does not have; answers which may have been meant. */
        private Set<String> unknown(Set<String> names, Node.Fields fields, String path) {
            List<String> free =
                    names.stream().filter(name -> !fields.values().containsKey(name)).toList();
            Set<String> meant = new HashSet<>();
            fields.keys()
                    .forEach(
                            (name, mark) -> {
                                if (!names.contains(name)) {
                                    String shown = Node.shortened(name);
                                    String nearest = Nearest.of(name, free);
                                    meant.add(nearest);
                                    binder.problem(
                                            "unknown-field",
                                            mark,
                                            path + "/" + shown,
                                            shown,
                                            String.join(", ", names),
                                            nearest);
                                }
                            });
            return meant;
        }

        private void part(Part part, Node node, String path) {
            if (part instanceof Part.Field field) {
                Object value = field(field.measure(), node, path);
                if (value != null) {
                    values.put(path, value);
                }
            } else if (part instanceof Part.Thing thing && !thing.several()) {
                thing(thing, node, path);
            } else if (part instanceof Part.Thing each) {
                several(each, node, path);
            }
        }

        private void several(Part.Thing each, Node node, String path) {
            if (!(node instanceof Node.Items items)) {
                binder.wrongType(node, path, "[" + shape(each) + ", …]");
                return;
            }
            counts.put(path, items.values().size());
            for (int i = 0; i < items.values().size(); i++) {
                thing(each, items.values().get(i), path + "/" + i);
            }
        }

        private @Nullable Object field(Measure measure, Node node, String path) {
            if (!measure.list()) {
                return value(measure, node, path);
            }
            if (!(node instanceof Node.Items items)) {
                binder.wrongType(node, path, shape(measure));
                return null;
            }
            List<Object> values = new ArrayList<>();
            for (int i = 0; i < items.values().size(); i++) {
                Object value = value(measure, items.values().get(i), path + "/" + i);
                if (value != null) {
                    values.add(value);
                }
            }
            return List.copyOf(values);
        }

        private @Nullable Object value(Measure measure, Node node, String path) {
            if (measure.kind() != Measure.Kind.WORD) {
                return binder.value(type(measure.kind()), node, path);
            }
            String word = node.shown();
            if (node instanceof Node.Text && measure.words().contains(word)) {
                return word;
            }
            binder.problem(
                    "unknown-value",
                    node.mark(),
                    path,
                    word,
                    String.join(", ", measure.words()),
                    Nearest.of(word, measure.words()));
            return null;
        }

        private static Type type(Measure.Kind kind) {
            return switch (kind) {
                case NUMBER -> BigDecimal.class;
                case COUNT -> Integer.class;
                case TRUTH -> Boolean.class;
                case WORD -> String.class;
                case MARK -> Mark.class;
                case DRAWN -> DrawnMeasure.class;
            };
        }

        private static String shape(Part.Thing thing) {
            return "{" + String.join(", ", thing.parts().keySet()) + "}";
        }

        private static String shape(Measure measure) {
            String one =
                    measure.kind() == Measure.Kind.WORD
                            ? String.join(", ", measure.words())
                            : Shapes.shape(type(measure.kind()));
            return measure.list() ? "[" + one + ", …]" : one;
        }

        private void place(Node node, Where where) {
            Where here = where.at(node.mark().line(), node.mark().column());
            places.put(here.path(), here);
            if (node instanceof Node.Fields fields) {
                fields.values()
                        .forEach(
                                (name, value) -> place(value, here.path(here.path() + "/" + name)));
            } else if (node instanceof Node.Items items) {
                for (int i = 0; i < items.values().size(); i++) {
                    place(items.values().get(i), here.path(here.path() + "/" + i));
                }
            }
        }
    }
}
