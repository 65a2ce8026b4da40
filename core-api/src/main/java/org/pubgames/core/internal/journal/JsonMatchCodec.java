package org.pubgames.core.internal.journal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchCodec;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonSchema;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Names;

/** The JSON form of a game's matches; the same for every game, from the game's own records. */
public final class JsonMatchCodec<S extends GameState, E extends GameEvent>
        implements MatchCodec<S, E> {

    /** The field that names an event's kind. */
    public static final String TAG = "event";

    /** The code of the problem that a line is one of a journal: so are those behind it. */
    static final String OF_JOURNAL = "journal-line";

    private final Game<S, E> game;
    private final VariantBook variants;
    private final Pinning pinning;
    private final Map<String, Class<?>> kinds;

    /** The header line as written. */
    record HeaderLine(
            int format,
            String game,
            Optional<String> variant,
            List<String> seats,
            Optional<String> digest) {}

    /** A codec for a game whose event type is a sealed interface of records. */
    public JsonMatchCodec(Game<S, E> game, VariantBook variants, Pinning pinning) {
        this.game = game;
        this.variants = variants;
        this.pinning = pinning;
        this.kinds = Names.kinds(game.eventType());
    }

    @Override
    public String writeHeader(MatchHeader header) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("format", MatchHeader.FORMAT);
        line.put("game", header.game());
        line.put("variant", header.variant().id());
        line.put("seats", header.seats().names());
        line.put("digest", header.variant().digest());
        line.put(PinnedRules.FIELD, header.variant().settings());
        Map<String, String> tables = PinnedRules.tables(header.variant());
        if (!tables.isEmpty()) {
            line.put(PinnedRules.TABLES, tables);
        }
        return JsonWriter.write(line);
    }

    @Override
    public String writeEvent(E event) {
        return JsonWriter.write(JsonWriter.tagged(TAG, event));
    }

    @Override
    public String writeState(S state) {
        return JsonWriter.write(state);
    }

    @Override
    public String write(Match<S, E> match) {
        StringBuilder out = new StringBuilder(writeHeader(match.header())).append('\n');
        for (Entry<E> entry : match.log()) {
            out.append(writeEvent(entry.event())).append('\n');
        }
        return out.toString();
    }

    @Override
    public Reading<MatchHeader> readHeader(String json, Where where) {
        return JsonText.read(json, where).fold(node -> header(node, where), Reading::failed);
    }

    private Reading<MatchHeader> header(Node node, Where where) {
        if (node instanceof Node.Fields fields && fields.values().containsKey(TAG)) {
            return Reading.failed(
                    Problem.of("missing-header", where)
                            .withAllowed("{\"format\":1,\"game\":…,\"seats\":[…]}"));
        }
        Binder binder = new Binder(where.file());
        HeaderLine line =
                binder.bind(
                        HeaderLine.class, node, "", List.of(PinnedRules.FIELD, PinnedRules.TABLES));
        if (line == null) {
            return Reading.failed(binder.problems());
        }
        List<Problem> problems = binder.problems();
        if (line.format() != MatchHeader.FORMAT) {
            problem(
                    binder,
                    "unsupported-format",
                    node,
                    "format",
                    "" + line.format(),
                    "" + MatchHeader.FORMAT);
        }
        if (!line.game().equals(game.key().id())) {
            problem(binder, "wrong-game", node, "game", line.game(), game.key().id());
        }
        Optional<Variant> variant = Optional.of(variants.standard());
        if (line.variant().isPresent()) {
            Reading<Variant> look =
                    variants.look(line.variant().get(), place(node, "variant", where));
            problems.addAll(look.problems());
            variant = look.fold(Optional::of, no -> Optional.empty());
        }
        problems.addAll(Seats.problems(line.seats(), place(node, "seats", where)));
        if (variant.isPresent() && pinning == Pinning.HELD) {
            PinnedRules.check(variant.get(), line.digest(), node, binder);
        }
        if (!problems.isEmpty() || variant.isEmpty()) {
            return Reading.failed(problems);
        }
        return Reading.of(new MatchHeader(game.key().id(), variant.get(), new Seats(line.seats())));
    }

    private static void problem(
            Binder binder, String code, Node node, String field, String value, String allowed) {
        binder.problem(code, mark(node, field), "/" + field, value, allowed, "");
    }

    private static Where place(Node node, String field, Where where) {
        Node.Mark mark = mark(node, field);
        return new Where(where.file(), mark.line(), mark.column(), "/" + field);
    }

    private static Node.Mark mark(Node node, String field) {
        return node instanceof Node.Fields fields
                ? fields.keys().getOrDefault(field, node.mark())
                : node.mark();
    }

    @Override
    public Reading<E> readEvent(String json, Where where) {
        return JsonText.read(json, where).fold(node -> event(node, where), Reading::failed);
    }

    @Override
    public Reading<S> readState(String json, Where where) {
        return JsonText.read(json, where).fold(node -> state(node, "", where), Reading::failed);
    }

    /** The state in a tree; {@code path} says where in its line it stands. */
    Reading<S> state(Node node, String path, Where where) {
        Binder binder = new Binder(where.file());
        try {
            S state = binder.bind(game.stateType(), node, path, List.of());
            return state == null ? Reading.failed(binder.problems()) : Reading.of(state);
        } catch (IllegalStateException e) {
            // a state checks itself when it is made
            binder.problem("impossible-state", node.mark(), path, node.shown(), "", "");
            return Reading.failed(binder.problems());
        }
    }

    /** The event in a tree. */
    Reading<E> event(Node node, Where where) {
        Binder binder = new Binder(where.file());
        if (!(node instanceof Node.Fields fields)) {
            binder.problem("wrong-type", node.mark(), "", node.shown(), "{\"event\": …}", "");
            return Reading.failed(binder.problems());
        }
        Node kind = fields.values().get(TAG);
        if (kind == null) {
            binder.problem(
                    "missing-field",
                    node.mark(),
                    "/" + TAG,
                    TAG,
                    String.join(", ", kinds.keySet()),
                    "");
            return Reading.failed(binder.problems());
        }
        Class<?> type = kind instanceof Node.Text text ? kinds.get(text.value()) : null;
        if (kind instanceof Node.Fields) {
            binder.problem(OF_JOURNAL, kind.mark(), "/" + TAG, "", "", "");
            return Reading.failed(binder.problems());
        }
        if (type == null) {
            binder.problem(
                    "unknown-event",
                    kind.mark(),
                    "/" + TAG,
                    kind.shown(),
                    String.join(", ", kinds.keySet()),
                    Nearest.of(kind.shown(), kinds.keySet()));
            return Reading.failed(binder.problems());
        }
        Object event = binder.bind(type, node, "", List.of(TAG));
        return event == null
                ? Reading.failed(binder.problems())
                : Reading.of(game.eventType().cast(event));
    }

    @Override
    public Reading<Match<S, E>> read(String file, String fileName) {
        byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
        List<Problem> problems = new ArrayList<>();
        List<Match<S, E>> last = new ArrayList<>();
        try {
            MatchFile.read(
                    new ByteArrayInputStream(bytes),
                    fileName,
                    game,
                    this,
                    new MatchReader<S, E>() {
                        @Override
                        public void opened(Match<S, E> match) {
                            last.add(match);
                        }

                        @Override
                        public void judged(
                                int line, E event, org.pubgames.core.Verdict<S, E> verdict) {
                            last.set(0, verdict.match());
                            verdict.fold(
                                    ok -> 0,
                                    no -> {
                                        no.rulings()
                                                .forEach(
                                                        ruling ->
                                                                problems.add(
                                                                        Problem.of(
                                                                                        "rejected",
                                                                                        Where.file(
                                                                                                        fileName)
                                                                                                .at(
                                                                                                        line,
                                                                                                        0)
                                                                                                .path(
                                                                                                        ruling
                                                                                                                .pointer()))
                                                                                .withValue(
                                                                                        game.rulebook()
                                                                                                .say(
                                                                                                        ruling,
                                                                                                        org
                                                                                                                .pubgames
                                                                                                                .core
                                                                                                                .Lang
                                                                                                                .EN))
                                                                                .withRule(
                                                                                        ruling
                                                                                                .rule())));
                                        return 0;
                                    });
                        }

                        @Override
                        public void problem(Problem problem) {
                            problems.add(problem);
                        }
                    });
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory failed", e);
        }
        return problems.isEmpty() ? Reading.of(last.get(0)) : Reading.failed(problems);
    }

    @Override
    public String eventSchema() {
        return JsonWriter.indented(
                JsonSchema.ofSealed("An event of " + game.key().id(), TAG, game.eventType()));
    }

    /** The JSON Schema of a header line, the same for every game. */
    public static String headerSchema() {
        Map<String, Object> schema = JsonSchema.root("The first line of a match file");
        schema.putAll(JsonSchema.ofRecord(HeaderLine.class));
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            Map<String, Object> all = new LinkedHashMap<>();
            properties.forEach((name, value) -> all.put(String.valueOf(name), value));
            all.put(PinnedRules.FIELD, Map.of("type", "object"));
            all.put(PinnedRules.TABLES, Map.of("type", "object"));
            schema.put("properties", all);
        }
        return JsonWriter.indented(schema);
    }
}
