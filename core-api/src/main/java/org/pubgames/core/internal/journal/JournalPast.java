package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Past;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;

/** The events of a journal up to one of its checkpoints. Immutable and safe to share. */
final class JournalPast<S extends GameState, E extends GameEvent> implements Past<S, E> {

    private final JournalSource<S, E> source;
    private final Checkpoint<S> end;
    private final JournalLog<S, E> log;

    JournalPast(JournalSource<S, E> source, Checkpoint<S> end) {
        this.source = source;
        this.end = end;
        this.log = new JournalLog<>(source, end.place());
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
        try {
            Match<S, E> match = nearest(log.before(events));
            while (match.size() < events) {
                Verdict<S, E> verdict = match.judge(log.get(match.size()).event());
                if (!verdict.accepted()) {
                    throw new ProblemsException(
                            List.of(Places.refused(source.at(0), match.size() + 1, verdict)));
                }
                match = verdict.match();
            }
            return match;
        } catch (IOException e) {
            throw new ProblemsException(source.unreadable(e));
        }
    }

    private Match<S, E> nearest(Checkpoint.@Nullable Place place) throws IOException {
        if (place == null) {
            return source.opening();
        }
        try (JournalBytes bytes = source.bytes()) {
            Reading<Checkpoint<S>> read = source.checkpoint(bytes.line(place.at()), place.line());
            return source.match(read.orElseThrow());
        }
    }
}
