package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import org.pubgames.core.AnswerCodec;
import org.pubgames.core.Entry;
import org.pubgames.core.Form;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchView;
import org.pubgames.core.Moves;
import org.pubgames.core.Outcome;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Rule;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.internal.journal.MovesForm;
import org.pubgames.core.spi.picture.Scene;

/** The JSON form of a game's answers; the same for every game, from the game's own records. */
public final class JsonAnswerCodec<S extends GameState, E extends GameEvent>
        implements AnswerCodec<S, E> {

    private static final String RULINGS = "rulings";
    private static final String EVENT = "event";

    private final Game<S, E> game;
    private final Lang lang;
    private final JsonMatchCodec<S, E> codec;
    private final AnswerReader<S, E> reader;
    private final VerdictAnswer<S, E> verdicts;
    private final RevisedAnswer<S, E> revisions;

    /** The answers of a game in a language. */
    public JsonAnswerCodec(Game<S, E> game, Lang lang) {
        this.game = game;
        this.lang = lang;
        this.codec = new JsonMatchCodec<>(game, game.variants(), Pinning.KEPT);
        this.reader = new AnswerReader<>(game, codec);
        this.verdicts = new VerdictAnswer<>(game, lang);
        this.revisions = new RevisedAnswer<>(game, lang);
    }

    @Override
    public String writeRuling(Ruling ruling) {
        return JsonWriter.write(verdicts.rulings().of(ruling));
    }

    @Override
    public String writeVerdict(Match<S, E> before, E event, Verdict<S, E> verdict) {
        return JsonWriter.write(
                verdicts.of(Scene.whole(before), Scene.whole(verdict.match()), event, verdict));
    }

    @Override
    public String writeVerdict(Match<S, E> before, E event, Verdict<S, E> verdict, Viewer viewer) {
        if (!verdict.accepted()) {
            return JsonWriter.write(VerdictAnswer.refused());
        }
        Scene<S, E> now = Scene.seen(verdict.match(), viewer);
        return JsonWriter.write(
                verdicts.of(Scene.seen(before, viewer), now, now.last(event), verdict));
    }

    @Override
    public String writeRevised(Match<S, E> before, Revision<E> revision, Revised<S, E> revised) {
        return JsonWriter.write(
                revisions.of(
                        Scene.whole(before),
                        Scene.whole(revised.match()),
                        revision,
                        revised,
                        true));
    }

    @Override
    public String writeRevised(
            Match<S, E> before, Revision<E> revision, Revised<S, E> revised, Viewer viewer) {
        return JsonWriter.write(
                revised.done()
                        ? revisions.of(
                                Scene.seen(before, viewer),
                                Scene.seen(revised.match(), viewer),
                                revision,
                                revised,
                                false)
                        : VerdictAnswer.refused());
    }

    @Override
    public String writeEntry(Entry<E> entry) {
        return JsonWriter.write(entry(entry));
    }

    private Map<String, Object> entry(Entry<E> entry) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("number", entry.number());
        map.put(EVENT, JsonWriter.tagged(JsonMatchCodec.TAG, entry.event()));
        map.put(RULINGS, verdicts.rulings().all(entry.rulings()));
        return map;
    }

    @Override
    public String writeView(MatchView<S, E> view) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("header", codec.fields(view.header()));
        map.put("viewer", view.viewer().seat());
        map.put("turn", TurnForm.written(view.turn()));
        map.put("state", view.state());
        map.put("log", view.log().stream().map(this::entry).toList());
        return JsonWriter.write(map);
    }

    @Override
    public String writeTurn(Turn turn) {
        return JsonWriter.write(TurnForm.written(turn));
    }

    @Override
    public String writeOutcome(Outcome outcome) {
        return JsonWriter.write(OutcomeForm.written(outcome, verdicts.rulings()));
    }

    @Override
    public String writeMoves(Moves<E> moves) {
        return JsonWriter.write(MovesForm.fields(moves));
    }

    @Override
    public String writeForm(Form form) {
        return JsonWriter.write(MovesForm.form(form));
    }

    @Override
    public String writeProblem(Problem problem) {
        return JsonWriter.write(ProblemForm.written(problem, lang));
    }

    @Override
    public String writeVariant(Variant variant) {
        return JsonWriter.write(VariantForm.written(variant, game.variants()));
    }

    @Override
    public String writeRulebook() {
        RuleBook book = game.rulebook();
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("game", book.game());
        map.put("version", book.version());
        map.put("sources", book.sources());
        map.put("clauses", book.clauses());
        map.put("rules", book.rules());
        return JsonWriter.write(map);
    }

    @Override
    public String writeRule(Rule rule) {
        return JsonWriter.write(rule);
    }

    @Override
    public String schema() {
        return AnswerSchema.of(game);
    }

    @Override
    public Reading<Ruling> readRuling(String json, Variant variant, Where where) {
        return reader.readRuling(json, variant, where);
    }

    @Override
    public Reading<Verdict<S, E>> readVerdict(String json, Match<S, E> before, Where where) {
        return reader.readVerdict(json, before, where);
    }

    @Override
    public Reading<Entry<E>> readEntry(String json, Variant variant, Where where) {
        return reader.readEntry(json, variant, where);
    }

    @Override
    public Reading<MatchView<S, E>> readView(String json, Where where) {
        return reader.readView(json, where);
    }

    @Override
    public Reading<Turn> readTurn(String json, Where where) {
        return reader.readTurn(json, where);
    }

    @Override
    public Reading<Outcome> readOutcome(String json, Variant variant, Where where) {
        return reader.readOutcome(json, variant, where);
    }

    @Override
    public Reading<Moves<E>> readMoves(String json, Where where) {
        return reader.readMoves(json, where);
    }

    @Override
    public Reading<Problem> readProblem(String json, Where where) {
        return reader.readProblem(json, where);
    }

    @Override
    public Reading<Variant> readVariant(String json, Where where) {
        return reader.readVariant(json, where);
    }

    @Override
    public Reading<Rule> readRule(String json, Where where) {
        return reader.readRule(json, where);
    }
}
