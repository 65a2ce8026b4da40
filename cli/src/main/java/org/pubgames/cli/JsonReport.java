package org.pubgames.cli;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;

/** A judged match for a program: one JSON object a line, with a {@code type}. */
final class JsonReport<S extends GameState, E extends GameEvent> extends Report<S, E> {

    private final RulingJson rulings;

    JsonReport(Game<S, E> game, Console console, ViewChoice view, RulesAtStart begun) {
        super(game, console, view, begun);
        this.rulings = new RulingJson(game.rulebook(), console.lang());
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
        line.put("event", JsonWriter.tagged(JsonMatchCodec.TAG, event));
        line.put("accepted", verdict.accepted());
        line.put("rulings", rulings.all(verdict.rulings()));
        write(line);
    }

    @Override
    void tellRefused(int number) {
        Map<String, Object> line = line("verdict");
        line.put("line", number);
        line.put("accepted", false);
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
        Map<String, Object> line = revision(number, revision, now, true);
        line.put(
                "changes",
                done.changes().stream()
                        .filter(change -> seen(change, before, now))
                        .map(this::change)
                        .toList());
        line.put("state", parts);
        write(line);
    }

    @Override
    void tellNotRevised(
            int number, Revision<E> revision, Scene<S, E> now, Revised.Refused<S, E> refused) {
        Map<String, Object> line = revision(number, revision, now, false);
        line.put("refused", refused.event());
        line.put("rulings", rulings.all(refused.rulings()));
        line.put("gone", refused.gone());
        write(line);
    }

    /**
     * Whether a change shows in a view: dice under a cup may be others without anybody seeing it.
     */
    private boolean seen(Revised.Change<E> change, Scene<S, E> before, Scene<S, E> now) {
        if (view().everything() || change.was().isEmpty() || change.now().isEmpty()) {
            return true;
        }
        E was = before.log().get(change.was().get().number() - 1).event();
        E is = now.log().get(change.now().get().number() - 1).event();
        return !was.equals(is) || !change.gone().isEmpty() || !change.come().isEmpty();
    }

    private Map<String, Object> revision(
            int number, Revision<E> revision, Scene<S, E> now, boolean accepted) {
        Map<String, Object> line = line("revision");
        line.put("line", number);
        line.put("revise", Names.written(revision.getClass().getSimpleName()));
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            line.put("event", withdraw.event());
        } else if (revision instanceof Revision.Replace<E> replace) {
            line.put("event", replace.event());
        } else if (revision instanceof Revision.Insert<E> insert) {
            line.put("after", insert.after());
        }
        shown(revision, now, view().everything())
                .ifPresent(with -> line.put("with", JsonWriter.tagged(JsonMatchCodec.TAG, with)));
        if (!revision.along().isEmpty()) {
            line.put("along", revision.along());
        }
        line.put("because", revision.because());
        line.put("by", revision.by());
        line.put("accepted", accepted);
        return line;
    }

    /** What became of one event: its numbers before and now, and the rulings that differ. */
    private Map<String, Object> change(Revised.Change<E> change) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("was", change.was().map(Entry::number));
        map.put("now", change.now().map(Entry::number));
        map.put("points", change.points());
        map.put("gone", rulings.all(change.gone()));
        map.put("come", rulings.all(change.come()));
        return map;
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
        line.put("turn", turn(last.turn()));
        last.outcome()
                .ifPresentOrElse(
                        outcome -> line.putAll(outcome(outcome, rulings)),
                        () -> line.put("standing", standing(last)));
        line.put("state", last.state());
        write(line);
    }

    /** The places of a match that goes on; empty where the game has none before its end. */
    private List<Outcome.Place> standing(Scene<S, E> scene) {
        return Pictures.of(game(), console().lang()).standing(scene);
    }

    /** How a match ended. */
    static Map<String, Object> outcome(Outcome outcome, RulingJson rulings) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("winners", outcome.winners());
        map.put("places", outcome.places());
        map.put("rulings", rulings.all(outcome.rulings()));
        return map;
    }

    /** Whose turn it is. */
    static Map<String, Object> turn(Turn turn) {
        Map<String, Object> map = new LinkedHashMap<>();
        if (turn instanceof Turn.Player player) {
            map.put("who", "player");
            map.put("names", List.of(player.name()));
        } else if (turn instanceof Turn.Several several) {
            map.put("who", "several");
            map.put("names", several.names());
        } else if (turn instanceof Turn.Chance chance) {
            map.put("who", "chance");
            map.put("names", chance.names());
        } else {
            map.put("who", turn instanceof Turn.Official ? "official" : "nobody");
            map.put("names", Optional.empty());
        }
        return map;
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
