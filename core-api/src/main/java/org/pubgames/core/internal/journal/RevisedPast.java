package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Past;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Ruling;

/**
 * The events of a journal up to a checkpoint behind a revision. Its lines are not those of the log
 * any more, so whoever asks for the log has the journal judged again, once. Immutable and safe to
 * share; what was judged may be forgotten when memory is short.
 */
final class RevisedPast<S extends GameState, E extends GameEvent> implements Past<S, E> {

    private final JournalSource<S, E> source;
    private final Checkpoint<S> end;
    private final Log log = new Log();
    private @Nullable SoftReference<Match<S, E>> judged;

    RevisedPast(JournalSource<S, E> source, Checkpoint<S> end) {
        this.source = source;
        this.end = end;
    }

    private synchronized Match<S, E> judged() {
        Match<S, E> match = judged == null ? null : judged.get();
        if (match == null) {
            match = judgedAgain();
            judged = new SoftReference<>(match);
        }
        return match;
    }

    private Match<S, E> judgedAgain() {
        try (JournalBytes bytes = source.bytes()) {
            JournalCourse<S, E> course = new JournalCourse<>(source);
            Match<S, E> match = course.judge(bytes, end.place().at());
            if (match.size() != size()) {
                throw new ProblemsException(
                        List.of(
                                Places.number(
                                        source.at(end.place().line()), match.size(), size())));
            }
            return match;
        } catch (IOException e) {
            throw new ProblemsException(source.unreadable(e));
        }
    }

    @Override
    public int size() {
        return end.place().checkpoint();
    }

    @Override
    public S state() {
        return end.state();
    }

    @Override
    public List<Entry<E>> log() {
        return log;
    }

    @Override
    public List<Ruling> deciding() {
        return end.deciding();
    }

    @Override
    public Match<S, E> at(int events) {
        return judged().at(events);
    }

    /** The log, judged when an event of it is asked for. */
    private final class Log extends AbstractList<Entry<E>> implements RandomAccess {

        @Override
        public Entry<E> get(int index) {
            return judged().log().get(index);
        }

        @Override
        public int size() {
            return RevisedPast.this.size();
        }
    }
}
