package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.Reading;
import org.pubgames.core.Revision;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.OrEmpty;

/**
 * A revision as a line of JSON. Immutable.
 *
 * @param events reads the event of a tree
 */
record RevisionForm<E extends GameEvent>(Function<Node, Reading<E>> events) {

    /** The field that names a revision's kind. */
    static final String TAG = "revise";

    private static final String WITH = "with";
    private static final Map<String, Class<? extends Record>> KINDS = kinds();

    /** What is written of a withdrawal. */
    record WithdrawLine(
            int event,
            @OrEmpty List<Integer> along,
            Optional<String> because,
            Optional<String> by) {}

    /** What is written of a replacement, without the event. */
    record ReplaceLine(
            int event,
            @OrEmpty List<Integer> along,
            Optional<String> because,
            Optional<String> by) {}

    /** What is written of an insertion, without the event. */
    record InsertLine(
            int after,
            @OrEmpty List<Integer> along,
            Optional<String> because,
            Optional<String> by) {}

    /** What is written when the last event is taken back. */
    record UndoLine(Optional<String> because, Optional<String> by) {}

    private static Map<String, Class<? extends Record>> kinds() {
        Map<String, Class<? extends Record>> kinds = new LinkedHashMap<>();
        kinds.put("withdraw", WithdrawLine.class);
        kinds.put("replace", ReplaceLine.class);
        kinds.put("insert", InsertLine.class);
        kinds.put("undo", UndoLine.class);
        return kinds;
    }

    /** Whether a line is one of a revision. */
    static boolean holds(Node node) {
        return node instanceof Node.Fields fields && fields.values().containsKey(TAG);
    }

    /** What a person says of a revision, by the names of its fields. */
    static Map<String, Object> words(Revision<?> revision) {
        return Map.of("because", revision.because(), "by", revision.by());
    }

    /** The fields of a revision, in the order in which they are written. */
    static <E extends GameEvent> Map<String, Object> fields(Revision<E> revision) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put(TAG, Names.written(revision.getClass().getSimpleName()));
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            line.put("event", withdraw.event());
        } else if (revision instanceof Revision.Replace<E> replace) {
            line.put("event", replace.event());
            line.put(WITH, JsonWriter.tagged(JsonMatchCodec.TAG, replace.with()));
        } else if (revision instanceof Revision.Insert<E> insert) {
            line.put("after", insert.after());
            line.put(WITH, JsonWriter.tagged(JsonMatchCodec.TAG, insert.with()));
        }
        if (!revision.along().isEmpty()) {
            line.put("along", revision.along());
        }
        line.put("because", revision.because());
        line.put("by", revision.by());
        return line;
    }

    /**
     * The revision in a tree.
     *
     * @param ignored fields that belong to somebody else
     */
    Reading<Revision<E>> read(Node.Fields line, String file, List<String> ignored) {
        Binder binder = new Binder(file);
        Node kind = line.values().get(TAG);
        Class<? extends Record> type =
                kind instanceof Node.Text text ? KINDS.get(text.value()) : null;
        if (type == null) {
            String shown = kind == null ? "" : kind.shown();
            binder.problem(
                    "unknown-revision",
                    kind == null ? line.mark() : kind.mark(),
                    "/" + TAG,
                    shown,
                    String.join(", ", KINDS.keySet()),
                    Nearest.of(shown, KINDS.keySet()));
            return Reading.failed(binder.problems());
        }
        boolean with = type == ReplaceLine.class || type == InsertLine.class;
        List<String> others = new ArrayList<>(ignored);
        others.add(TAG);
        if (with) {
            others.add(WITH);
        }
        Record bound = binder.bind(type, line, "", others);
        Node event = line.values().get(WITH);
        if (with && event == null) {
            binder.problem("missing-field", line.mark(), "/" + WITH, WITH, "{\"event\": …}", "");
        }
        E read = null;
        if (with && event != null) {
            Reading<E> reading = events.apply(event);
            reading.problems()
                    .forEach(
                            problem ->
                                    binder.problems()
                                            .add(
                                                    problem.at(
                                                            problem.where()
                                                                    .path(
                                                                            "/"
                                                                                    + WITH
                                                                                    + problem.where()
                                                                                            .path()))));
            read = reading.problems().isEmpty() ? reading.orElseThrow() : null;
        }
        return bound == null || !binder.problems().isEmpty()
                ? Reading.failed(binder.problems())
                : Reading.of(made(bound, read));
    }

    private static <E extends GameEvent> Revision<E> made(Record line, @Nullable E with) {
        if (line instanceof WithdrawLine it) {
            return new Revision.Withdraw<>(it.event(), it.along(), it.because(), it.by());
        }
        if (line instanceof ReplaceLine it && with != null) {
            return new Revision.Replace<>(it.event(), with, it.along(), it.because(), it.by());
        }
        if (line instanceof InsertLine it && with != null) {
            return new Revision.Insert<>(it.after(), with, it.along(), it.because(), it.by());
        }
        UndoLine it = (UndoLine) line;
        return new Revision.Undo<>(it.because(), it.by());
    }

    /**
     * The JSON Schemas of the four kinds.
     *
     * @param event the schema of an event
     * @param further fields that a line may have besides, by name
     */
    static List<Object> schemas(Object event, Map<String, Object> further) {
        List<Object> all = new ArrayList<>();
        KINDS.forEach(
                (name, type) -> {
                    Map<String, Object> schema = JsonSchema.ofRecord(type);
                    Map<String, Object> properties = new LinkedHashMap<>();
                    properties.put(TAG, Map.of("const", name));
                    if (schema.get("properties") instanceof Map<?, ?> fields) {
                        fields.forEach((field, is) -> properties.put(String.valueOf(field), is));
                    }
                    List<Object> required = new ArrayList<>(List.of(TAG));
                    if (schema.get("required") instanceof List<?> names) {
                        required.addAll(names);
                    }
                    if (type == ReplaceLine.class || type == InsertLine.class) {
                        properties.put(WITH, event);
                        required.add(WITH);
                    }
                    properties.putAll(further);
                    schema.put("properties", properties);
                    schema.put("required", required);
                    all.add(schema);
                });
        return all;
    }
}
