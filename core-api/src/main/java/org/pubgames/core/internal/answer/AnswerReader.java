package org.pubgames.core.internal.answer;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchView;
import org.pubgames.core.Moves;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Rule;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.data.StateParts;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.internal.journal.PinnedVariant;
import org.pubgames.core.internal.journal.RulingForm;

/**
 * Reads a game's answers; what is wrong with them is told by code and place. Safe to share between
 * threads.
 */
final class AnswerReader<S extends GameState, E extends GameEvent> {

    private static final String RULINGS = "rulings";
    private static final String EVENT = "event";

    private final Game<S, E> game;
    private final JsonMatchCodec<S, E> codec;

    AnswerReader(Game<S, E> game, JsonMatchCodec<S, E> codec) {
        this.game = game;
        this.codec = codec;
    }

    /** What is written of a verdict besides what has a form of its own. */
    record VerdictLine(boolean accepted, Optional<Integer> number) {}

    /** What is written of an entry besides event and rulings. */
    record EntryLine(int number) {}

    /** What is written of a view besides what has a form of its own. */
    record ViewLine(Optional<String> viewer) {}

    Reading<Ruling> readRuling(String json, Variant variant, Where where) {
        return read(json, where, (node, binder) -> form(variant).ruling(node, "", binder));
    }

    Reading<Verdict<S, E>> readVerdict(String json, Match<S, E> before, Where where) {
        List<String> others = new ArrayList<>(VerdictAnswer.TOLD);
        others.addAll(List.of(EVENT, RULINGS, VerdictAnswer.CHANGED));
        return read(
                json,
                where,
                (node, binder) -> {
                    VerdictLine line = binder.bind(VerdictLine.class, node, "", others);
                    List<Ruling> rulings = rulings(node, before.header().variant(), binder);
                    if (line == null || !binder.problems().isEmpty()) {
                        return null;
                    }
                    return line.accepted()
                            ? accepted(node, line.number().orElse(0), before, rulings, binder)
                            : new Verdict.Rejected<>(before, rulings);
                });
    }

    private @Nullable Verdict<S, E> accepted(
            Node node, int number, Match<S, E> before, List<Ruling> rulings, Binder binder) {
        if (number != before.size() + 1) {
            String due = String.valueOf(before.size() + 1);
            binder.problem("journal-number", node.mark(), "/number", "" + number, due, "");
        }
        E event = event(node, "", binder);
        S state = after(node, before, binder);
        if (event == null || state == null || !binder.problems().isEmpty()) {
            return null;
        }
        Entry<E> last = new Entry<>(number, event, rulings);
        return new Verdict.Accepted<>(
                game.resume(before.header(), JudgedPast.of(before, last, state, game.rulebook())),
                rulings);
    }

    /** The state of a match after the changes that are written. */
    private @Nullable S after(Node node, Match<S, E> before, Binder binder) {
        List<Revised.Part> parts = new ArrayList<>();
        if (child(node, VerdictAnswer.CHANGED, binder) instanceof Node.Items changes) {
            for (Node change : changes.values()) {
                if (change instanceof Node.Fields part
                        && part.values().get("at") instanceof Node.Text at) {
                    parts.add(new Revised.Part(at.value(), json(part, "was"), json(part, "now")));
                }
            }
        }
        Optional<String> state = StateParts.applied(codec.writeState(before.state()), parts);
        if (state.isEmpty()) {
            String path = "/" + VerdictAnswer.CHANGED;
            binder.problem("impossible-state", node.mark(), path, "", "", "");
            return null;
        }
        return kept(codec.readState(state.get(), Where.file(binder.file())), "", binder);
    }

    private static String json(Node.Fields part, String name) {
        Node value = part.values().get(name);
        return value == null ? "" : StateParts.json(value);
    }

    Reading<Entry<E>> readEntry(String json, Variant variant, Where where) {
        return read(json, where, (node, binder) -> entry(node, "", variant, binder));
    }

    private @Nullable Entry<E> entry(Node node, String path, Variant variant, Binder binder) {
        EntryLine line = binder.bind(EntryLine.class, node, path, List.of(EVENT, RULINGS));
        if (line == null) {
            return null;
        }
        int before = binder.problems().size();
        E event = event(node, path, binder);
        Node written = child(node, RULINGS, binder);
        List<Ruling> rulings =
                form(variant).read(written, path + "/" + RULINGS, binder, node.mark());
        return event == null || binder.problems().size() > before
                ? null
                : new Entry<>(line.number(), event, rulings);
    }

    Reading<MatchView<S, E>> readView(String json, Where where) {
        return read(json, where, (node, binder) -> view(node, where, binder));
    }

    private @Nullable MatchView<S, E> view(Node node, Where where, Binder binder) {
        ViewLine line =
                binder.bind(ViewLine.class, node, "", List.of("header", "turn", "state", "log"));
        Node head = child(node, "header", binder);
        Node turn = child(node, "turn", binder);
        Node state = child(node, "state", binder);
        Node log = child(node, "log", binder);
        if (line == null || head == null || turn == null || state == null || log == null) {
            return null;
        }
        MatchHeader header = kept(codec.header(head, where), "/header", binder);
        Turn who = TurnForm.read(turn, "/turn", binder);
        S seen = kept(codec.state(state, "/state", where), "", binder);
        if (!(log instanceof Node.Items items)) {
            binder.wrongType(log, "/log", "[{\"number\": …}, …]");
            return null;
        }
        if (header == null || who == null || seen == null) {
            return null;
        }
        List<Entry<E>> entries = new ArrayList<>();
        for (int i = 0; i < items.values().size(); i++) {
            Entry<E> entry = entry(items.values().get(i), "/log/" + i, header.variant(), binder);
            if (entry != null) {
                entries.add(entry);
            }
        }
        return binder.problems().isEmpty()
                ? new MatchView<>(header, new Viewer(line.viewer()), seen, entries, who)
                : null;
    }

    Reading<Turn> readTurn(String json, Where where) {
        return read(json, where, (node, binder) -> TurnForm.read(node, "", binder));
    }

    Reading<Outcome> readOutcome(String json, Variant variant, Where where) {
        return read(
                json, where, (node, binder) -> OutcomeForm.read(node, "", form(variant), binder));
    }

    Reading<Moves<E>> readMoves(String json, Where where) {
        return read(json, where, this::moves);
    }

    private @Nullable Moves<E> moves(Node node, Binder binder) {
        Node listed = child(node, "listed", binder);
        Node forms = child(node, "forms", binder);
        if (!(listed instanceof Node.Items events) || !(forms instanceof Node.Items shapes)) {
            if (binder.problems().isEmpty()) {
                binder.wrongType(node, "", "{\"listed\": […], \"forms\": […]}");
            }
            return null;
        }
        List<E> all = new ArrayList<>();
        for (int i = 0; i < events.values().size(); i++) {
            Where where = Where.file(binder.file());
            E event = kept(codec.event(events.values().get(i), where), "/listed/" + i, binder);
            if (event != null) {
                all.add(event);
            }
        }
        MovesReader reader = new MovesReader(game.events(), binder);
        List<Form> made = new ArrayList<>();
        for (int i = 0; i < shapes.values().size(); i++) {
            Form form = reader.form(shapes.values().get(i), "/forms/" + i);
            if (form != null) {
                made.add(form);
            }
        }
        return binder.problems().isEmpty() ? new Moves<>(all, made) : null;
    }

    Reading<Problem> readProblem(String json, Where where) {
        return read(json, where, (node, binder) -> ProblemForm.read(node, "", binder));
    }

    Reading<Variant> readVariant(String json, Where where) {
        return JsonText.read(json, where)
                .fold(
                        node -> PinnedVariant.read(node, VariantForm.TOLD, game.variants(), where),
                        Reading::failed);
    }

    Reading<Rule> readRule(String json, Where where) {
        return read(json, where, (node, binder) -> binder.bind(Rule.class, node, "", List.of()));
    }

    private RulingForm form(Variant variant) {
        return new RulingForm(game.rulebook(), variant, RulingAnswer.TOLD);
    }

    private List<Ruling> rulings(Node node, Variant variant, Binder binder) {
        return node instanceof Node.Fields fields && fields.values().containsKey(RULINGS)
                ? form(variant)
                        .read(fields.values().get(RULINGS), "/" + RULINGS, binder, node.mark())
                : List.of();
    }

    private @Nullable E event(Node node, String path, Binder binder) {
        Node event = child(node, EVENT, binder);
        return event == null
                ? null
                : kept(codec.event(event, Where.file(binder.file())), path + "/" + EVENT, binder);
    }

    /** The value of a reading; its problems go to the binder, at their place in the whole. */
    private static <T> @Nullable T kept(Reading<T> reading, String path, Binder binder) {
        for (Problem problem : reading.problems()) {
            Where where = problem.where();
            binder.problems().add(problem.at(where.path(path + where.path())));
        }
        return reading instanceof Reading.Read<T> read ? read.value() : null;
    }

    private static @Nullable Node child(Node node, String name, Binder binder) {
        Node child = node instanceof Node.Fields fields ? fields.values().get(name) : null;
        if (child == null) {
            binder.problem("missing-field", node.mark(), "/" + name, name, "", "");
        }
        return child;
    }

    /** Reads a tree with a binder; null stands for problems that the binder knows. */
    private interface Reader<T> {
        @Nullable T read(Node node, Binder binder);
    }

    private static <T> Reading<T> read(String json, Where where, Reader<T> reader) {
        Function<Node, Reading<T>> whole =
                node -> {
                    Binder binder = new Binder(where.file());
                    T value = reader.read(node, binder);
                    return value == null || !binder.problems().isEmpty()
                            ? Reading.failed(binder.problems())
                            : Reading.of(value);
                };
        return JsonText.read(json, where).fold(whole, Reading::failed);
    }
}
