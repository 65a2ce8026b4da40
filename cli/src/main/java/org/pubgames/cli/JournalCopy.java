package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** Writes a journal while a report shows how the match is judged. Belongs to one thread. */
final class JournalCopy<S extends GameState, E extends GameEvent> implements MatchReader<S, E> {

    private final Game<S, E> game;
    private final Report<S, E> report;
    private final String file;
    private final Console console;
    private @Nullable Journal<S, E> journal;
    private boolean failed;

    JournalCopy(Game<S, E> game, Report<S, E> report, String file, Console console) {
        this.game = game;
        this.report = report;
        this.file = file;
        this.console = console;
    }

    /** Why a file cannot take a journal: nothing is overwritten. */
    static Optional<Problem> problem(String file) {
        if (file.isEmpty()) {
            return Optional.of(problem("cannot-write-file", file));
        }
        try {
            return !Files.exists(Path.of(file))
                    ? Optional.empty()
                    : Optional.of(problem("file-exists", file));
        } catch (InvalidPathException e) {
            return Optional.of(problem("cannot-write-file", file));
        }
    }

    private static Problem problem(String code, String file) {
        return Problem.of(code, Where.UNKNOWN).withValue(file);
    }

    @Override
    public void opened(Match<S, E> match) {
        report.opened(match);
        if (!report.refused()) {
            try {
                journal = game.journals().create(Path.of(file), match, Journal.Safety.WRITTEN);
            } catch (FileAlreadyExistsException e) {
                fail("file-exists");
            } catch (IOException e) {
                fail("cannot-write-file");
            }
        }
    }

    @Override
    public void judged(int line, E event, Verdict<S, E> verdict) {
        report.judged(line, event, verdict);
        if (journal != null && !failed && verdict.accepted()) {
            try {
                journal.note(verdict.match());
            } catch (IOException e) {
                fail("cannot-write-file");
            }
        }
    }

    @Override
    public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
        report.revised(line, revision, revised);
        if (journal != null && !failed && revised.done()) {
            try {
                journal.revise(revision);
            } catch (IOException e) {
                fail("cannot-write-file");
            }
        }
    }

    @Override
    public void problem(Problem problem) {
        report.problem(problem);
    }

    /** Closes the journal; returns the exit status. */
    int end(int exit) {
        try {
            if (journal != null) {
                journal.close();
            }
        } catch (IOException e) {
            fail("cannot-write-file");
        }
        return failed ? Exit.UNUSABLE : exit;
    }

    private void fail(String code) {
        if (!failed) {
            failed = true;
            console.problem(problem(code, file));
        }
    }
}
