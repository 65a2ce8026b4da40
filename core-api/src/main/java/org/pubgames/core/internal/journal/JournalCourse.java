package org.pubgames.core.internal.journal;

import java.io.IOException;
import java.util.List;
import org.pubgames.core.Entry;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;

/**
 * The lines of a journal in their order, judged from the first: the events as they were reported,
 * and the revisions. Immutable.
 */
final class JournalCourse<S extends GameState, E extends GameEvent> {

    private final JournalSource<S, E> source;

    JournalCourse(JournalSource<S, E> source) {
        this.source = source;
    }

    /**
     * The match after the lines before a byte.
     *
     * @throws ProblemsException when one of them does not stand
     */
    Match<S, E> judge(JournalBytes bytes, long end) throws IOException {
        return tell(
                bytes,
                end,
                new MatchReader<S, E>() {
                    @Override
                    public void opened(Match<S, E> match) {
                        // only its end is asked for
                    }

                    @Override
                    public void judged(int line, E event, Verdict<S, E> verdict) {
                        // only the end is asked for
                    }

                    @Override
                    public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
                        // only the end is asked for
                    }

                    @Override
                    public void problem(Problem problem) {
                        throw new ProblemsException(List.of(problem));
                    }
                });
    }

    /**
     * Tells a reader every line before a byte, but no checkpoint. After a line that does not stand
     * nothing more is told.
     *
     * @return the match after the last line that was told
     */
    Match<S, E> tell(JournalBytes bytes, long end, MatchReader<S, E> reader) throws IOException {
        Match<S, E> match = source.opening();
        reader.opened(match);
        JournalLines lines = bytes.lines(source.body(), end);
        int number = 1;
        for (JournalBytes.Line line = lines.next(); line != null; line = lines.next()) {
            number++;
            if (line.begins(JournalForm.CHECKPOINT)) {
                continue;
            }
            Reading<Match<S, E>> next = told(line, number, match, reader);
            if (!next.problems().isEmpty()) {
                next.problems().forEach(reader::problem);
                return match;
            }
            match = next.orElseThrow();
        }
        return match;
    }

    private Reading<Match<S, E>> told(
            JournalBytes.Line line, int number, Match<S, E> match, MatchReader<S, E> reader) {
        if (line.begins(JournalForm.REVISION)) {
            return source.revision(line, number)
                    .fold(revision -> revised(match, revision, number, reader), Reading::failed);
        }
        return source.event(line, number, match.size() + 1)
                .fold(entry -> judged(match, entry, number, reader), Reading::failed);
    }

    private Reading<Match<S, E>> revised(
            Match<S, E> match, Revision<E> revision, int number, MatchReader<S, E> reader) {
        return source.revised(match, revision, number)
                .fold(
                        done -> {
                            reader.revised(number, revision, done);
                            return Reading.of(done.match());
                        },
                        Reading::failed);
    }

    private Reading<Match<S, E>> judged(
            Match<S, E> match, Entry<E> entry, int number, MatchReader<S, E> reader) {
        Verdict<S, E> verdict = match.judge(entry.event());
        if (!verdict.accepted()) {
            return Reading.failed(Places.refused(source.at(number), entry.number(), verdict));
        }
        reader.judged(number, entry.event(), verdict);
        return Reading.of(verdict.match());
    }
}
