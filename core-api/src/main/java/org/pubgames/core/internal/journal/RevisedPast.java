package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Past;
import org.pubgames.core.ProblemsException;

/**
 * The events of a journal up to a checkpoint behind a revision. Its lines are not those of the log
 * any more, so whoever asks for the log has the journal judged again, once.
 */
final class RevisedPast {

    private RevisedPast() {}

    static <S extends GameState, E extends GameEvent> Past<S, E> of(
            JournalSource<S, E> source, Checkpoint<S> end) {
        return Past.judgedLater(
                end.place().checkpoint(),
                end.state(),
                Optional.of(end.deciding()),
                () -> judgedAgain(source, end));
    }

    private static <S extends GameState, E extends GameEvent> Match<S, E> judgedAgain(
            JournalSource<S, E> source, Checkpoint<S> end) {
        int size = end.place().checkpoint();
        try (JournalBytes bytes = source.bytes()) {
            JournalCourse<S, E> course = new JournalCourse<>(source);
            Match<S, E> match = course.judge(bytes, end.place().at());
            if (match.size() != size) {
                throw new ProblemsException(
                        List.of(Places.number(source.at(end.place().line()), match.size(), size)));
            }
            return match;
        } catch (IOException e) {
            throw new ProblemsException(source.unreadable(e));
        }
    }
}
