package org.pubgames.core.internal.journal;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/**
 * The lines of a journal behind its header: accepted events with their rulings, and checkpoints.
 * Safe to share between threads.
 */
final class JournalForm<S extends GameState, E extends GameEvent> {

    /** How a line with an event begins. */
    static final String EVENT = "{\"number\":";

    /** How a line with a revision begins. */
    static final String REVISION = "{\"" + RevisionForm.TAG + "\":";

    /** How a checkpoint begins. */
    static final String CHECKPOINT = "{\"checkpoint\":";

    /** More bytes than the place of a checkpoint takes. */
    static final int LONGEST_PLACE = 160;

    private static final String STATE = ",\"state\":";
    private static final String DECIDING = "deciding";

    private final JsonMatchCodec<S, E> codec;
    private final RulingForm rulings;

    private static final String EVENTS = "events";
    private static final String CHANGED = "changed";

    /** The fields of a revision's line that only a journal has. */
    static final List<String> OF_REVISION = List.of(EVENTS, CHANGED);

    /** The number of an event's line. */
    record Numbered(int number) {}

    JournalForm(JsonMatchCodec<S, E> codec, RulingForm rulings) {
        this.codec = codec;
        this.rulings = rulings;
    }

    /** The rulings that decided a match whose log was revised; empty while it goes on. */
    static List<Ruling> deciding(Match<?, ?> match) {
        return match.outcome().map(Outcome::rulings).orElse(List.of());
    }

    /** Those of an event's rulings that decide the match; empty when none of them does. */
    List<Ruling> deciding(List<Ruling> all) {
        return rulings.deciding(all);
    }

    String write(Entry<E> entry) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("number", entry.number());
        line.put("event", JsonWriter.tagged(JsonMatchCodec.TAG, entry.event()));
        line.put("rulings", RulingForm.written(entry.rulings()));
        return JsonWriter.write(line);
    }

    /** A revision with what it changed: the events that are ruled on otherwise, as they stand. */
    String write(Revision<E> revision, Revised.Done<S, E> done) {
        Map<String, Object> line = RevisionForm.fields(revision);
        line.put(EVENTS, done.match().size());
        String brief = JsonWriter.write(line);
        line.put(
                CHANGED,
                done.changes().stream()
                        .flatMap(change -> change.now().stream())
                        .map(JournalForm::changed)
                        .toList());
        String whole = JsonWriter.write(line);
        // a line that is too long could not be read again
        return whole.getBytes(StandardCharsets.UTF_8).length > Lines.LONGEST ? brief : whole;
    }

    private static Map<String, Object> changed(Entry<?> entry) {
        Map<String, Object> changed = new LinkedHashMap<>();
        changed.put("number", entry.number());
        changed.put("rulings", RulingForm.written(entry.rulings()));
        return changed;
    }

    /** A revision's line, without what it changed. */
    Reading<Revision<E>> readRevision(String json, Where where) {
        return JsonText.read(json, where)
                .fold(
                        node ->
                                RevisionForm.holds(node)
                                        ? codec.revision((Node.Fields) node, where, OF_REVISION)
                                        : Reading.failed(
                                                Problem.of("not-a-journal", where)
                                                        .withValue(node.shown())
                                                        .withAllowed(REVISION + "…")),
                        Reading::failed);
    }

    /** How many events a revision's line says are left; -1 when it does not say. */
    static int events(String json) {
        return JsonText.read(json, Where.UNKNOWN)
                .<Integer>fold(
                        node ->
                                node instanceof Node.Fields fields
                                                && fields.values().get(EVENTS)
                                                        instanceof Node.Decimal number
                                        ? number.value().intValue()
                                        : -1,
                        problems -> -1);
    }

    String write(Checkpoint<S> checkpoint) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("checkpoint", checkpoint.place().checkpoint());
        line.put("line", checkpoint.place().line());
        line.put("at", checkpoint.place().at());
        line.put("earlier", checkpoint.place().earlier());
        line.put("revisions", checkpoint.place().revisions());
        line.put("state", checkpoint.state());
        if (!checkpoint.deciding().isEmpty()) {
            line.put(DECIDING, RulingForm.written(checkpoint.deciding()));
        }
        return JsonWriter.write(line);
    }

    Reading<Entry<E>> readEvent(String json, Where where) {
        return JsonText.read(json, where).fold(node -> event(node, where), Reading::failed);
    }

    private Reading<Entry<E>> event(Node node, Where where) {
        if (!(node instanceof Node.Fields fields) || !fields.values().containsKey("number")) {
            return Reading.failed(
                    Problem.of("not-a-journal", where)
                            .withValue(node.shown())
                            .withAllowed(EVENT + "…"));
        }
        Binder binder = new Binder(where.file());
        Numbered number = binder.bind(Numbered.class, node, "", List.of("event", "rulings"));
        List<Ruling> ruled =
                rulings.read(fields.values().get("rulings"), "/rulings", binder, node.mark());
        Node written = fields.values().get("event");
        if (written == null) {
            binder.problem("missing-field", node.mark(), "/event", "event", "{\"event\": …}", "");
        }
        if (written == null || number == null || !binder.problems().isEmpty()) {
            return Reading.failed(binder.problems());
        }
        return codec.event(written, where)
                .fold(
                        event -> Reading.of(new Entry<>(number.number(), event, ruled)),
                        Reading::failed);
    }

    Reading<Checkpoint<S>> readCheckpoint(String json, Where where) {
        return JsonText.read(json, where).fold(node -> checkpoint(node, where), Reading::failed);
    }

    private Reading<Checkpoint<S>> checkpoint(Node node, Where where) {
        Binder binder = new Binder(where.file());
        Checkpoint.Place place =
                binder.bind(Checkpoint.Place.class, node, "", List.of("state", DECIDING));
        if (place == null || !(node instanceof Node.Fields fields)) {
            return Reading.failed(binder.problems());
        }
        Node decided = fields.values().get(DECIDING);
        List<Ruling> deciding =
                decided == null
                        ? List.of()
                        : rulings.read(decided, "/" + DECIDING, binder, node.mark());
        Node written = fields.values().get("state");
        if (written == null) {
            binder.problem("missing-field", node.mark(), "/state", "state", "{…}", "");
        }
        if (written == null || !binder.problems().isEmpty()) {
            return Reading.failed(binder.problems());
        }
        return codec.state(written, "/state", where)
                .fold(
                        state -> Reading.of(new Checkpoint<>(place, state, deciding)),
                        Reading::failed);
    }

    /** Whether a text is a whole line. */
    static boolean whole(String json) {
        return JsonText.read(json, Where.UNKNOWN).problems().isEmpty();
    }

    /** Where a checkpoint stands, from the first bytes of its line. */
    static Reading<Checkpoint.Place> place(byte[] bytes, Where where) {
        String beginning = new String(bytes, StandardCharsets.ISO_8859_1);
        int end = beginning.indexOf(STATE);
        String head = end < 0 ? beginning : beginning.substring(0, end) + "}";
        return JsonText.read(head, where)
                .fold(
                        node -> {
                            Binder binder = new Binder(where.file());
                            Checkpoint.Place place =
                                    binder.bind(Checkpoint.Place.class, node, "", List.of());
                            return place == null
                                    ? Reading.failed(binder.problems())
                                    : Reading.of(place);
                        },
                        Reading::failed);
    }
}
