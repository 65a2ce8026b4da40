package org.pubgames.cli;

import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Verdict;
import org.pubgames.core.journal.MatchFile;

/**
 * Tells how a match file is judged, event by event, and counts. Belongs to one thread.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
abstract class Report<S extends GameState, E extends GameEvent> implements MatchFile.Reader<S, E> {

    private final Game<S, E> game;
    private final Console console;
    private @Nullable Match<S, E> match;
    private int accepted;
    private int rejected;
    private int unreadable;
    private int unreadableLine = -1;
    private boolean brokenOff;

    Report(Game<S, E> game, Console console) {
        this.game = game;
        this.console = console;
    }

    /** The match begins. */
    abstract void begin(Match<S, E> opening);

    /** An event was judged. */
    abstract void tell(int line, E event, Match<S, E> before, Verdict<S, E> verdict);

    /** The file is at its end. */
    abstract void conclude(Match<S, E> last);

    @Override
    public final void opened(Match<S, E> opening) {
        match = opening;
        begin(opening);
        pause();
    }

    @Override
    public final void judged(int line, E event, Verdict<S, E> verdict) {
        Match<S, E> before = match == null ? verdict.match() : match;
        match = verdict.match();
        if (verdict.accepted()) {
            accepted++;
        } else {
            rejected++;
        }
        tell(line, event, before, verdict);
        pause();
    }

    @Override
    public final void problem(Problem problem) {
        int line = problem.where().line();
        if (line != unreadableLine) {
            unreadable++;
            unreadableLine = line;
        }
        brokenOff |= problem.code().equals("unreadable");
        console.problem(problem);
    }

    /** Tells the end of it; the answer is the exit status. */
    final int end() {
        if (match == null) {
            return Exit.UNUSABLE;
        }
        conclude(match);
        if (brokenOff) {
            return Exit.UNUSABLE;
        }
        return rejected + unreadable > 0 ? Exit.FALLS_SHORT : Exit.WELL;
    }

    private void pause() {
        if (console.live()) {
            console.out().flush();
        }
    }

    final Game<S, E> game() {
        return game;
    }

    final Console console() {
        return console;
    }

    final int accepted() {
        return accepted;
    }

    final int rejected() {
        return rejected;
    }

    /** Lines that could not be read. */
    final int unreadable() {
        return unreadable;
    }
}
