package org.pubgames.core.internal.answer;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.pubgames.core.Entry;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.journal.JsonMatchCodec;
import org.pubgames.core.spi.Names;
import org.pubgames.core.spi.picture.Scene;

/**
 * Answers to revisions. Safe to share between threads.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
public final class RevisedAnswer<S extends GameState, E extends GameEvent> {

    private final VerdictAnswer<S, E> verdicts;
    private final Lang lang;

    /** Answers of a game in a language. */
    public RevisedAnswer(Game<S, E> game, Lang lang) {
        this.verdicts = new VerdictAnswer<>(game, lang);
        this.lang = lang;
    }

    /**
     * An answer.
     *
     * @param before the match that was asked
     * @param now the match after it, seen by the same viewer
     * @param everything whether the viewer sees everything
     */
    public Map<String, Object> of(
            Scene<S, E> before,
            Scene<S, E> now,
            Revision<E> revision,
            Revised<S, E> revised,
            boolean everything) {
        Map<String, Object> map = named(revision);
        if (everything) {
            revision.brings().ifPresent(with -> map.put("with", event(with)));
        } else if (revised instanceof Revised.Done) {
            place(revision).ifPresent(at -> map.put("with", event(now.log().get(at).event())));
        }
        if (!revision.along().isEmpty()) {
            map.put("along", revision.along());
        }
        map.put("because", revision.because());
        map.put("by", revision.by());
        map.put("accepted", revised.done());
        if (revised instanceof Revised.Done<S, E> done) {
            map.put(
                    "changes",
                    done.changes().stream()
                            .filter(change -> everything || seen(change, before, now))
                            .map(this::change)
                            .toList());
            verdicts.after(before, now, map);
        } else if (revised instanceof Revised.Refused<S, E> refused) {
            map.put("refused", refused.event());
            map.put("rulings", verdicts.rulings().all(refused.rulings()));
            map.put("gone", refused.gone());
        } else if (revised instanceof Revised.Impossible<S, E> impossible) {
            map.put("problems", ProblemForm.written(impossible.problems(), lang));
        }
        return map;
    }

    private static <E extends GameEvent> Map<String, Object> named(Revision<E> revision) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("revise", Names.written(revision.getClass().getSimpleName()));
        if (revision instanceof Revision.Withdraw<E> withdraw) {
            map.put("event", withdraw.event());
        } else if (revision instanceof Revision.Replace<E> replace) {
            map.put("event", replace.event());
        } else if (revision instanceof Revision.Insert<E> insert) {
            map.put("after", insert.after());
        }
        return map;
    }

    /** The index of that event in the revised log. */
    private static <E extends GameEvent> Optional<Integer> place(Revision<E> revision) {
        if (revision instanceof Revision.Replace<E> replace) {
            return Optional.of(replace.event() - 1);
        }
        return revision instanceof Revision.Insert<E> insert
                ? Optional.of(insert.after())
                : Optional.empty();
    }

    private static Map<String, Object> event(GameEvent event) {
        return JsonWriter.tagged(JsonMatchCodec.TAG, event);
    }

    /**
     * Whether a change shows in a view: dice under a cup may be others without anybody seeing it.
     */
    private boolean seen(Revised.Change<E> change, Scene<S, E> before, Scene<S, E> now) {
        if (change.was().isEmpty() || change.now().isEmpty()) {
            return true;
        }
        E was = before.log().get(change.was().get().number() - 1).event();
        E is = now.log().get(change.now().get().number() - 1).event();
        return !was.equals(is) || !change.gone().isEmpty() || !change.come().isEmpty();
    }

    /** What became of one event: its numbers before and now, and the rulings that differ. */
    private Map<String, Object> change(Revised.Change<E> change) {
        Map<String, Object> map = new LinkedHashMap<>();
        map.put("was", change.was().map(Entry::number));
        map.put("now", change.now().map(Entry::number));
        map.put("points", change.points());
        map.put("gone", verdicts.rulings().all(change.gone()));
        map.put("come", verdicts.rulings().all(change.come()));
        return map;
    }
}
