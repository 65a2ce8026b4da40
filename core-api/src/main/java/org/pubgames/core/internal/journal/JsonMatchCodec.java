package org.pubgames.core.internal.journal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
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
import org.pubgames.core.Moves;
import org.pubgames.core.Pinning;
import org.pubgames.core.Position;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revision;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.VariantBook;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.Records;
import org.pubgames.core.internal.data.Writable;
import org.pubgames.core.internal.text.Nearest;
import org.pubgames.core.spi.Names;

/** The JSON form of a game's matches; the same for every game, from the game's own records. */
public final class JsonMatchCodec<S extends GameState, E extends GameEvent>
        implements MatchCodec<S, E> {

    /** The field that names an event's kind. */
    public static final String TAG = "event";

    private static final String OF_JOURNAL = "journal-line";

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
        return JsonWriter.write(fields(header));
    }

    /** A header as a map to be written. */
    public Map<String, Object> fields(MatchHeader header) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("format", MatchHeader.FORMAT);
        line.put("game", header.game());
        line.put("variant", header.variant().id());
        line.put("seats", header.seats().names());
        header.position().ifPresent(position -> line.put(PositionForm.FIELD, position));
        line.putAll(PinnedVariant.fields(header.variant(), game.variants()));
        return line;
    }

    @Override
    public String writeEvent(E event) {
        Records.tooLong(event)
                .ifPresent(
                        name -> {
                            throw new IllegalArgumentException(
                                    "a list /" + name + " so long could not be read again");
                        });
        return JsonWriter.write(JsonWriter.tagged(TAG, event));
    }

    @Override
    public String writeRevision(Revision<E> revision) {
        return JsonWriter.write(RevisionForm.fields(revision));
    }

    @Override
    public String writeRulings(List<Ruling> rulings) {
        return JsonWriter.write(RulingForm.written(rulings));
    }

    @Override
    public String writeMoves(Moves<E> moves) {
        return JsonWriter.write(MovesForm.fields(moves));
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

    /** What has become of a variant whose match stands by what the header keeps. */
    List<Problem> changed(String json, Where where) {
        return pinning != Pinning.KEPT
                ? List.of()
                : new JsonMatchCodec<>(game, variants, Pinning.HELD)
                        .readHeader(json, where).problems().stream()
                                .map(KeptVariant::told)
                                .toList();
    }

    /** The header in a tree. */
    public Reading<MatchHeader> header(Node node, Where where) {
        if (node instanceof Node.Fields fields && fields.values().containsKey(TAG)) {
            return Reading.failed(
                    Problem.of("missing-header", where)
                            .withAllowed("{\"format\":1,\"game\":…,\"seats\":[…]}"));
        }
        Binder binder = new Binder(where.file());
        HeaderLine line =
                binder.bind(
                        HeaderLine.class,
                        node,
                        "",
                        List.of(
                                PositionForm.FIELD,
                                PinnedRules.FIELD,
                                PinnedRules.TABLES,
                                KeptVariant.FIELD));
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
        Optional<Variant> kept =
                pinning == Pinning.KEPT
                        ? new KeptVariant(game.variants()).instead(variants, node, line)
                        : Optional.empty();
        if (kept.isPresent()) {
            variant = kept;
        } else if (line.variant().isPresent()) {
            Reading<Variant> look =
                    variants.look(line.variant().get(), place(node, "variant", where));
            problems.addAll(look.problems());
            variant = look.fold(Optional::of, no -> Optional.empty());
        }
        Where seated = place(node, "seats", where);
        problems.addAll(
                variant.filter(chosen -> line.game().equals(game.key().id()))
                        .map(chosen -> game.seatProblems(chosen, line.seats(), seated))
                        .orElseGet(() -> Seats.problems(line.seats(), seated)));
        if (variant.isPresent() && pinning != Pinning.IGNORED) {
            PinnedRules.check(variant.get(), line.digest(), node, binder);
        }
        PositionForm form = new PositionForm(game, node, binder);
        Optional<Position> position = form.read();
        if (!problems.isEmpty() || variant.isEmpty()) {
            return Reading.failed(problems);
        }
        Seats seats = new Seats(line.seats());
        if (position.isPresent()) {
            problems.addAll(form.problems(position.get(), variant.get(), seats, where));
        }
        return problems.isEmpty()
                ? Reading.of(new MatchHeader(game.key().id(), variant.get(), seats, position))
                : Reading.failed(problems);
    }

    private static void problem(
            Binder binder, String code, Node node, String field, String value, String allowed) {
        binder.problem(code, mark(node, field), "/" + field, value, allowed, "");
    }

    private static Where placed(Problem problem, Where line) {
        return line.path(problem.where().path());
    }

    static Where place(Node node, String field, Where where) {
        Node.Mark mark = mark(node, field);
        return new Where(where.file(), mark.line(), mark.column(), "/" + field);
    }

    private static Node.Mark mark(Node node, String field) {
        return node instanceof Node.Fields fields
                ? fields.keys().getOrDefault(field, node.mark())
                : node.mark();
    }

    @Override
    public Reading<Position> readPosition(String json, Where where) {
        return JsonText.read(json, where)
                .fold(
                        node -> {
                            Binder binder = new Binder(where.file());
                            return new PositionForm(game, PositionForm.alone(node), binder)
                                    .read()
                                    .<Reading<Position>>map(Reading::of)
                                    .orElseGet(() -> Reading.failed(binder.problems()));
                        },
                        Reading::failed);
    }

    @Override
    public Reading<E> readEvent(String json, Where where) {
        return JsonText.read(json, where).fold(node -> event(node, where), Reading::failed);
    }

    @Override
    public Reading<Line<E>> readLine(String json, Where where) {
        return JsonText.read(json, where).fold(node -> line(node, where), Reading::failed);
    }

    @Override
    public Reading<Line<E>> readSent(String json, Where where) {
        return readLine(JsonText.normal(json), where);
    }

    private Reading<Line<E>> line(Node node, Where where) {
        return RevisionForm.holds(node)
                ? revision((Node.Fields) node, where, List.of())
                        .fold(
                                revision -> Reading.of(new Line.Revising<>(revision)),
                                Reading::failed)
                : event(node, where)
                        .fold(event -> Reading.of(new Line.Reported<>(event)), Reading::failed);
    }

    /**
     * The revision in a tree.
     *
     * @param ignored fields that belong to somebody else
     */
    Reading<Revision<E>> revision(Node.Fields line, Where where, List<String> ignored) {
        return new RevisionForm<E>(event -> event(event, where))
                .read(line, where.file(), ignored)
                .fold(
                        revision -> {
                            List<Problem> problems =
                                    Writable.problems(RevisionForm.words(revision), "");
                            return problems.isEmpty()
                                    ? Reading.of(revision)
                                    : Reading.failed(
                                            problems.stream()
                                                    .map(each -> each.at(placed(each, where)))
                                                    .toList());
                        },
                        Reading::failed);
    }

    @Override
    public Reading<S> readState(String json, Where where) {
        return JsonText.read(json, where).fold(node -> state(node, "", where), Reading::failed);
    }

    /** The state in a tree; {@code path} says where in its line it stands. */
    public Reading<S> state(Node node, String path, Where where) {
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

    /** Whether a problem is that the line is one of a journal: so are those behind it. */
    static boolean ofJournal(Problem problem) {
        return problem.code().equals(OF_JOURNAL) && problem.where().path().equals("/" + TAG);
    }

    /** The event in a tree. */
    public Reading<E> event(Node node, Where where) {
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
        if (event != null) {
            Writable.problems(event, "")
                    .forEach(problem -> binder.problems().add(problem.at(placed(problem, where))));
        }
        return event == null || !binder.problems().isEmpty()
                ? Reading.failed(binder.problems())
                : Reading.of(game.eventType().cast(event));
    }

    @Override
    public Reading<Match<S, E>> read(String file, String fileName) {
        byte[] bytes = file.getBytes(StandardCharsets.UTF_8);
        WholeMatch<S, E> whole = new WholeMatch<>(game.rulebook(), fileName);
        try {
            MatchFile.read(new ByteArrayInputStream(bytes), fileName, game, this, whole);
        } catch (IOException e) {
            throw new UncheckedIOException("reading from memory failed", e);
        }
        return whole.match();
    }

    @Override
    public String eventSchema() {
        return MatchSchema.ofEvent(game);
    }

    @Override
    public String lineSchema() {
        return MatchSchema.ofLine(game);
    }

    @Override
    public Optional<String> positionSchema() {
        return MatchSchema.ofPosition(game);
    }
}
