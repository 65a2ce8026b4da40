package org.pubgames.core.internal.journal;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.RuleBook;
import org.pubgames.core.Ruling;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Reads a whole match file, in which every line has to stand. Belongs to one thread. */
final class WholeMatch<S extends GameState, E extends GameEvent> implements MatchReader<S, E> {

    private final RuleBook book;
    private final String file;
    private final List<Problem> problems = new ArrayList<>();
    private @Nullable Match<S, E> last;

    WholeMatch(RuleBook book, String file) {
        this.book = book;
        this.file = file;
    }

    @Override
    public void opened(Match<S, E> match) {
        last = match;
    }

    @Override
    public void judged(int line, E event, Verdict<S, E> verdict) {
        last = verdict.match();
        if (!verdict.accepted()) {
            rejected(line, verdict.rulings());
        }
    }

    @Override
    public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
        last = revised.match();
        if (revised instanceof Revised.Refused<S, E> refused) {
            problems.add(Places.refused(Where.file(file).at(line, 0), refused));
            rejected(line, refused.rulings());
        }
    }

    private void rejected(int line, List<Ruling> rulings) {
        for (Ruling ruling : rulings) {
            problems.add(
                    Problem.of("rejected", Where.file(file).at(line, 0).path(ruling.pointer()))
                            .withValue(book.say(ruling, Lang.EN))
                            .withRule(ruling.rule()));
        }
    }

    @Override
    public void problem(Problem problem) {
        problems.add(problem);
    }

    /** The match at the end of the file, or everything that is wrong with it. */
    Reading<Match<S, E>> match() {
        return last == null || !problems.isEmpty() ? Reading.failed(problems) : Reading.of(last);
    }
}
