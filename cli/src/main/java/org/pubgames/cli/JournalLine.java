package org.pubgames.cli;

import java.util.Collection;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;

/**
 * A line of a journal: what was reported.
 *
 * @param number its line in the journal, from 1
 * @param told the event or the revision
 */
record JournalLine(int number, Object told) {

    /** Collects the lines of a journal. Belongs to one thread. */
    record Collector<S extends GameState, E extends GameEvent>(Collection<JournalLine> lines)
            implements MatchReader<S, E> {

        @Override
        public void opened(Match<S, E> match) {
            // the header is no line of its own
        }

        @Override
        public void judged(int line, E event, Verdict<S, E> verdict) {
            lines.add(new JournalLine(line, event));
        }

        @Override
        public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
            lines.add(new JournalLine(line, revision));
        }

        @Override
        public void problem(Problem problem) {
            throw new ProblemsException(java.util.List.of(problem));
        }
    }
}
