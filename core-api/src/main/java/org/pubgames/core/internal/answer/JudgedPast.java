package org.pubgames.core.internal.answer;

import java.util.AbstractList;
import java.util.List;
import java.util.RandomAccess;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Outcome;
import org.pubgames.core.Past;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;

/**
 * A match with one more event, whose verdict was written down somewhere else. Immutable and safe to
 * share between threads.
 *
 * @param before the match before the event
 * @param last the event with its rulings
 * @param state the state after it
 * @param deciding the rulings of the event that decided the match last
 */
record JudgedPast<S extends GameState, E extends GameEvent>(
        Match<S, E> before, Entry<E> last, S state, List<Ruling> deciding) implements Past<S, E> {

    static <S extends GameState, E extends GameEvent> JudgedPast<S, E> of(
            Match<S, E> before, Entry<E> last, S state, RuleBook book) {
        List<Ruling> own = book.deciding(last.rulings());
        return new JudgedPast<>(
                before,
                last,
                state,
                own.isEmpty() ? before.outcome().map(Outcome::rulings).orElse(List.of()) : own);
    }

    @Override
    public int size() {
        return last.number();
    }

    @Override
    public List<Entry<E>> log() {
        return new Log();
    }

    @Override
    public Match<S, E> at(int events) {
        return before.at(events);
    }

    private final class Log extends AbstractList<Entry<E>> implements RandomAccess {

        @Override
        public Entry<E> get(int index) {
            return index == before.size() ? last : before.log().get(index);
        }

        @Override
        public int size() {
            return last.number();
        }
    }
}
