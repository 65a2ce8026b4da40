package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;

/**
 * The events before a checkpoint, read when they are asked for: all those between two checkpoints
 * together. Immutable; what was read may be forgotten when memory is short.
 */
final class JournalLog<S extends GameState, E extends GameEvent> extends AbstractList<Entry<E>>
        implements RandomAccess {

    private final JournalSource<S, E> source;
    private final Checkpoint.Place end;
    private final Map<Integer, SoftReference<List<Entry<E>>>> parts = new HashMap<>();
    private @Nullable List<Checkpoint.Place> places;

    JournalLog(JournalSource<S, E> source, Checkpoint.Place end) {
        this.source = source;
        this.end = end;
    }

    @Override
    public int size() {
        return end.checkpoint();
    }

    @Override
    public Entry<E> get(int index) {
        Objects.checkIndex(index, size());
        try {
            int part = part(index);
            int first = part == 0 ? 0 : places().get(part - 1).checkpoint();
            return entries(part).get(index - first);
        } catch (IOException e) {
            throw new ProblemsException(source.unreadable(e));
        }
    }

    /** The last checkpoint with at most so many events before it; null when there is none. */
    synchronized Checkpoint.@Nullable Place before(int events) throws IOException {
        int part = part(events);
        return part == 0 ? null : places().get(part - 1);
    }

    /** The number of the part in which an event stands: part 0 is before the first checkpoint. */
    private int part(int index) throws IOException {
        List<Checkpoint.Place> all = places();
        int low = 0;
        int high = all.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (all.get(middle).checkpoint() <= index) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** All checkpoints, the last included; each names the one before it. */
    private synchronized List<Checkpoint.Place> places() throws IOException {
        if (places == null) {
            List<Checkpoint.Place> found = new ArrayList<>();
            try (JournalBytes bytes = source.bytes()) {
                Checkpoint.Place place = end;
                found.add(place);
                while (place.earlier() > 0) {
                    place = earlier(place, bytes);
                    found.add(place);
                }
            }
            Collections.reverse(found);
            places = found;
        }
        return places;
    }

    private Checkpoint.Place earlier(Checkpoint.Place place, JournalBytes bytes)
            throws IOException {
        long at = place.earlier();
        long to = Math.min(bytes.size(), at + JournalForm.LONGEST_PLACE);
        Reading<Checkpoint.Place> read =
                JournalForm.place(bytes.read(at, to), source.at(place.line()));
        Checkpoint.Place found =
                read.fold(
                        ok -> ok,
                        problems -> {
                            throw new ProblemsException(problems);
                        });
        boolean before =
                found.at() == at
                        && found.earlier() < at
                        && found.line() < place.line()
                        && found.checkpoint() <= place.checkpoint();
        if (!before) {
            throw new ProblemsException(
                    List.of(Places.shifted(source.at(found.line()), at, found)));
        }
        return found;
    }

    private synchronized List<Entry<E>> entries(int part) throws IOException {
        SoftReference<List<Entry<E>>> kept = parts.get(part);
        List<Entry<E>> entries = kept == null ? null : kept.get();
        if (entries == null) {
            entries = read(part);
            parts.put(part, new SoftReference<>(entries));
        }
        return entries;
    }

    private List<Entry<E>> read(int part) throws IOException {
        Checkpoint.Place last = places().get(part);
        Checkpoint.Place first = part == 0 ? null : places().get(part - 1);
        int number = first == null ? 0 : first.checkpoint();
        int line = first == null ? 2 : first.line() + 1;
        List<Entry<E>> entries = new ArrayList<>();
        try (JournalBytes bytes = source.bytes()) {
            JournalLines lines = bytes.lines(first == null ? source.body() : first.at(), last.at());
            if (first != null) {
                lines.next();
            }
            for (JournalBytes.Line written = lines.next();
                    written != null;
                    written = lines.next()) {
                number++;
                entries.add(source.event(written, line, number).orElseThrow());
                line++;
            }
        }
        if (number != last.checkpoint()) {
            throw new ProblemsException(
                    List.of(Places.number(source.at(last.line()), number, last.checkpoint())));
        }
        return entries;
    }
}
