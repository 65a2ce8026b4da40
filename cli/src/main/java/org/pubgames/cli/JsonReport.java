package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.internal.answer.OutcomeForm;
import org.pubgames.core.internal.answer.RevisedAnswer;
import org.pubgames.core.internal.answer.RulingAnswer;
import org.pubgames.core.internal.answer.TurnForm;
import org.pubgames.core.internal.answer.VerdictAnswer;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;

/** A judged match for a program: one JSON object a line, with a {@code type}. */
final class JsonReport<S extends GameState, E extends GameEvent> extends Report<S, E> {

    private final RulingAnswer rulings;
    private final VerdictAnswer<S, E> verdicts;
    private final RevisedAnswer<S, E> revisions;

    JsonReport(Game<S, E> game, Console console, ViewChoice view, RulesAtStart begun) {
        super(game, console, view, begun);
        this.rulings = new RulingAnswer(game.rulebook(), console.lang());
        this.verdicts = new VerdictAnswer<>(game, console.lang());
        this.revisions = new RevisedAnswer<>(game, console.lang());
    }

    @Override
    void begin(Match<S, E> opening, List<Problem> changes) {
        Variant variant = opening.header().variant();
        Map<String, Object> line = line("match");
        line.put("game", game().key().id());
        line.put("variant", variant.id());
        line.put("title", variant.title().in(console().lang()));
        line.put("status", variant.status());
        line.put("digest", variant.digest());
        line.put("seats", opening.header().seats().names());
        opening.header().position().ifPresent(position -> line.put("position", position));
        view().name().ifPresent(name -> line.put("view", name));
        if (!changes.isEmpty()) {
            line.put("changed", changes.stream().map(this::change).toList());
        }
        write(line);
    }

    /** The rules when the match was begun, and the rules now. */
    private Map<String, Object> change(Problem change) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("code", change.code());
        map.put("name", change.where().name());
        map.put("before", change.value());
        map.put("now", change.allowed());
        map.put("text", change.text(console().lang()));
        return map;
    }

    @Override
    void tell(int number, E event, Scene<S, E> before, Scene<S, E> now, Verdict<S, E> verdict) {
        Map<String, Object> line = line("verdict");
        line.put("line", number);
        line.putAll(verdicts.of(before, now, event, verdict));
        write(line);
    }

    @Override
    void tellRefused(int number) {
        Map<String, Object> line = line("verdict");
        line.put("line", number);
        line.putAll(VerdictAnswer.refused());
        write(line);
    }

    @Override
    void tellRevised(
            int number,
            Revision<E> revision,
            Scene<S, E> before,
            Scene<S, E> now,
            Revised.Done<S, E> done,
            List<Revised.Part> parts) {
        revision(number, before, now, revision, done);
    }

    @Override
    void tellNotRevised(
            int number, Revision<E> revision, Scene<S, E> now, Revised.Refused<S, E> refused) {
        revision(number, now, now, revision, refused);
    }

    private void revision(
            int number,
            Scene<S, E> before,
            Scene<S, E> now,
            Revision<E> revision,
            Revised<S, E> revised) {
        Map<String, Object> line = line("revision");
        line.put("line", number);
        line.putAll(revisions.of(before, now, revision, revised, view().everything()));
        write(line);
    }

    @Override
    void conclude(Scene<S, E> last) {
        Map<String, Object> line = line("end");
        line.put("accepted", accepted());
        line.put("rejected", rejected());
        line.put("revised", revisions() == 0 ? Optional.empty() : Optional.of(revisions()));
        line.put("unreadable", unreadable());
        line.put("verified", verified());
        line.put("over", last.outcome().isPresent());
        line.put("turn", TurnForm.written(last.turn()));
        last.outcome()
                .ifPresentOrElse(
                        outcome -> line.putAll(OutcomeForm.written(outcome, rulings)),
                        () -> line.put("standing", standing(last)));
        line.put("state", last.state());
        write(line);
    }

    /** The places of a match that goes on; empty where the game has none before its end. */
    private List<Outcome.Place> standing(Scene<S, E> scene) {
        return Pictures.of(game(), console().lang()).standing(scene);
    }

    private static Map<String, Object> line(String type) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", type);
        return line;
    }

    private void write(Map<String, Object> line) {
        console().out().raw(JsonWriter.write(line));
    }
}
