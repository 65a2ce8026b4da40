package org.pubgames.jackson.internal;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Entry;
import org.pubgames.core.FieldValues;
import org.pubgames.core.Form;
import org.pubgames.core.FormField;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Lang;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchHeader;
import org.pubgames.core.MatchView;
import org.pubgames.core.Moves;
import org.pubgames.core.Outcome;
import org.pubgames.core.ParkedMatch;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.jackson.AnsweredEvent;
import org.pubgames.jackson.AnsweredRevision;

/**
 * The JSON of whatever the library answers, as its own codecs write it; what others may not see is
 * only written for the host. Safe to share between threads.
 */
public final class WrittenForms {

    private WrittenForms() {}

    /**
     * How a value is asked for.
     *
     * @param lang the language of its sentences
     * @param forHost whether it is written whole
     */
    public record Call(Lang lang, boolean forHost) {}

    /** Writes values of a type. */
    private interface Writer<T> {
        String json(T value, Call call);
    }

    private record Kind<T>(Class<T> type, Writer<T> writer) {
        String json(Object value, Call call) {
            return writer.json(type.cast(value), call);
        }
    }

    private static final List<Kind<?>> KINDS =
            List.of(
                    new Kind<>(GameEvent.class, WrittenForms::event),
                    new Kind<>(GameState.class, WrittenForms::state),
                    new Kind<>(Entry.class, WrittenForms::entry),
                    new Kind<>(Match.class, WrittenForms::match),
                    new Kind<>(JsonMatch.class, (match, call) -> match(match.match(), call)),
                    new Kind<>(JsonMatch.Answer.class, WrittenForms::answer),
                    new Kind<>(MatchView.class, WrittenForms::view),
                    new Kind<>(AnsweredEvent.class, WrittenForms::answered),
                    new Kind<>(AnsweredRevision.class, WrittenForms::revision),
                    new Kind<>(Verdict.class, WrittenForms::verdict),
                    new Kind<>(Moves.class, WrittenForms::moves),
                    new Kind<>(Form.class, WrittenForms::form),
                    new Kind<>(Ruling.class, WrittenForms::ruling),
                    new Kind<>(Outcome.class, WrittenForms::outcome),
                    new Kind<>(Revision.class, WrittenForms::revision),
                    new Kind<>(Turn.class, (turn, call) -> any(call).writeTurn(turn)),
                    new Kind<>(Problem.class, (problem, call) -> any(call).writeProblem(problem)),
                    new Kind<>(Rule.class, (rule, call) -> any(call).writeRule(rule)),
                    new Kind<>(Variant.class, WrittenForms::variant),
                    new Kind<>(RuleBook.class, WrittenForms::book),
                    new Kind<>(MatchHeader.class, WrittenForms::header),
                    new Kind<>(
                            Revised.class,
                            (revised, call) -> none(revised, "AnsweredRevision.of(…)")),
                    new Kind<>(
                            Revised.Part.class,
                            (part, call) -> none(part, "AnsweredRevision.of(…)")),
                    new Kind<>(
                            Revised.Change.class,
                            (change, call) -> none(change, "AnsweredRevision.of(…)")),
                    new Kind<>(FormField.class, (field, call) -> none(field, "its form")),
                    new Kind<>(FieldValues.class, (values, call) -> none(values, "their form")),
                    new Kind<>(Legal.class, (legal, call) -> none(legal, "its moves()")),
                    new Kind<>(
                            ParkedMatch.class,
                            (parked, call) -> none(parked, "match.view(viewer)")),
                    new Kind<>(Game.class, (game, call) -> none(game, "its key() or rulebook()")));

    /** Whether values of a type are written here. */
    public static boolean knows(Class<?> type) {
        return kind(type).isPresent() || (type.isRecord() && Belonging.hiding(type));
    }

    /**
     * A value as JSON.
     *
     * @param value of a type that is known here
     * @throws HiddenValue when it can hold what others may not see, or has no form
     */
    public static String json(Object value, Call call) {
        return kind(value.getClass())
                .orElseThrow(() -> HiddenValue.part(value.getClass()))
                .json(value, call);
    }

    private static Optional<Kind<?>> kind(Class<?> type) {
        for (Kind<?> kind : KINDS) {
            if (kind.type().isAssignableFrom(type)) {
                return Optional.of(kind);
            }
        }
        return Optional.empty();
    }

    private static void guard(boolean hiding, Object value, Call call) {
        if (hiding && !call.forHost()) {
            throw HiddenValue.of(value.getClass());
        }
    }

    private static AnswerCodec<GameState, GameEvent> any(Call call) {
        return Belonging.any().answers(call.lang());
    }

    private static String none(Object value, String instead) {
        throw HiddenValue.formless(value.getClass(), instead);
    }

    private static String event(GameEvent event, Call call) {
        guard(Belonging.hiding(event.getClass()), event, call);
        return gameOf(event).codec().writeEvent(event);
    }

    private static Game<GameState, GameEvent> gameOf(GameEvent event) {
        return Belonging.typed(
                Belonging.event(event.getClass())
                        .orElseThrow(
                                () -> HiddenValue.formless(event.getClass(), "a game's event")));
    }

    private static String state(GameState state, Call call) {
        guard(Belonging.hiding(state.getClass()), state, call);
        return Belonging.state(state.getClass())
                .map(Belonging::typed)
                .orElseThrow(() -> HiddenValue.formless(state.getClass(), "a game's state"))
                .codec()
                .writeState(state);
    }

    private static String entry(Entry<?> entry, Call call) {
        guard(Belonging.hiding(entry.event().getClass()), entry, call);
        Entry<GameEvent> general = new Entry<>(entry.number(), entry.event(), entry.rulings());
        return gameOf(entry.event()).answers(call.lang()).writeEntry(general);
    }

    private static String match(Match<?, ?> any, Call call) {
        Match<GameState, GameEvent> match = general(any);
        Game<GameState, GameEvent> game = game(match);
        guard(Belonging.hides(game), match, call);
        return view(
                call.forHost()
                        ? new MatchView<>(
                                match.header(),
                                Viewer.table(),
                                match.state(),
                                match.log(),
                                match.turn())
                        : match.view(Viewer.table()),
                call);
    }

    private static String answer(JsonMatch.Answer answer, Call call) {
        guard(Belonging.hides(game(answer.match().match())), answer, call);
        return answer.json(call.lang());
    }

    @SuppressWarnings("unchecked")
    private static String view(MatchView<?, ?> view, Call call) {
        return Belonging.id(view.header().game())
                .answers(call.lang())
                .writeView((MatchView<GameState, GameEvent>) view);
    }

    @SuppressWarnings("unchecked")
    private static String answered(AnsweredEvent<?, ?> any, Call call) {
        AnsweredEvent<GameState, GameEvent> told = (AnsweredEvent<GameState, GameEvent>) any;
        Game<GameState, GameEvent> game = game(told.before());
        AnswerCodec<GameState, GameEvent> codec = game.answers(call.lang());
        if (told.viewer().isPresent()) {
            return codec.writeVerdict(
                    told.before(), told.event(), told.verdict(), told.viewer().get());
        }
        guard(Belonging.hides(game), told, call);
        return codec.writeVerdict(told.before(), told.event(), told.verdict());
    }

    @SuppressWarnings("unchecked")
    private static String revision(AnsweredRevision<?, ?> any, Call call) {
        AnsweredRevision<GameState, GameEvent> told = (AnsweredRevision<GameState, GameEvent>) any;
        Game<GameState, GameEvent> game = game(told.before());
        AnswerCodec<GameState, GameEvent> codec = game.answers(call.lang());
        if (told.viewer().isPresent()) {
            return codec.writeRevised(
                    told.before(), told.revision(), told.revised(), told.viewer().get());
        }
        guard(Belonging.hides(game), told, call);
        return codec.writeRevised(told.before(), told.revision(), told.revised());
    }

    /** The event of an acceptance is the last of its match; a refusal knows none. */
    @SuppressWarnings("unchecked")
    private static String verdict(Verdict<?, ?> any, Call call) {
        Verdict<GameState, GameEvent> verdict = (Verdict<GameState, GameEvent>) any;
        Match<GameState, GameEvent> match = verdict.match();
        Game<GameState, GameEvent> game = game(match);
        guard(Belonging.hides(game), verdict, call);
        AnswerCodec<GameState, GameEvent> codec = game.answers(call.lang());
        if (verdict.accepted()) {
            GameEvent event = match.last().orElseThrow().event();
            return codec.writeVerdict(match.at(match.size() - 1), event, verdict);
        }
        return verdict.rulings().stream()
                .map(codec::writeRuling)
                .collect(Collectors.joining(",", "{\"accepted\":false,\"rulings\":[", "]}"));
    }

    @SuppressWarnings("unchecked")
    private static String moves(Moves<?> moves, Call call) {
        guard(Belonging.hiding(moves), moves, call);
        return any(call).writeMoves((Moves<GameEvent>) moves);
    }

    private static String form(Form form, Call call) {
        guard(Belonging.hiding(form.kind()), form, call);
        return any(call).writeForm(form);
    }

    /** Why an event is refused can tell hidden things; rulings of what stands never do. */
    private static String ruling(Ruling ruling, Call call) {
        Game<GameState, GameEvent> game = Belonging.rulings(List.of(ruling));
        guard(ruling.kind() == Ruling.Kind.FORBIDS && Belonging.hides(game), ruling, call);
        return game.answers(call.lang()).writeRuling(ruling);
    }

    private static String outcome(Outcome outcome, Call call) {
        return Belonging.rulings(outcome.rulings()).answers(call.lang()).writeOutcome(outcome);
    }

    @SuppressWarnings("unchecked")
    private static String revision(Revision<?> revision, Call call) {
        Revision<GameEvent> whole = (Revision<GameEvent>) revision;
        Optional<GameEvent> event = whole.brings();
        event.ifPresent(with -> guard(Belonging.hiding(with.getClass()), revision, call));
        return event.map(WrittenForms::gameOf)
                .orElseGet(Belonging::any)
                .codec()
                .writeRevision(whole);
    }

    private static String variant(Variant variant, Call call) {
        return Belonging.id(variant.game()).answers(call.lang()).writeVariant(variant);
    }

    private static String book(RuleBook book, Call call) {
        return Belonging.id(book.game()).answers(call.lang()).writeRulebook();
    }

    private static String header(MatchHeader header, Call call) {
        return Belonging.id(header.game()).codec().writeHeader(header);
    }

    private static Game<GameState, GameEvent> game(Match<?, ?> match) {
        return Belonging.id(match.header().game());
    }

    @SuppressWarnings("unchecked")
    private static Match<GameState, GameEvent> general(Match<?, ?> match) {
        return (Match<GameState, GameEvent>) match;
    }
}
