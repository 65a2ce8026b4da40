package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Journal;
import org.pubgames.core.Journals;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/**
 * Writes a journal while a report shows how the match is judged. Where the journal was begun
 * already, lines of the match file that it has are passed over. Belongs to one thread.
 */
final class JournalCopy<S extends GameState, E extends GameEvent> implements MatchReader<S, E> {

    private final Journals<S, E> journals;
    private final Report<S, E> report;
    private final JournalChoice choice;
    private final Console console;
    private final Deque<JournalLine> before = new ArrayDeque<>();
    private @Nullable Journal<S, E> journal;
    private boolean refused;
    private boolean failed;

    JournalCopy(
            Journals<S, E> journals, Report<S, E> report, JournalChoice choice, Console console) {
        this.journals = journals;
        this.report = report;
        this.choice = choice;
        this.console = console;
    }

    /** Why a file cannot take a journal. */
    static Optional<Problem> problem(String file) {
        try {
            if (file.isEmpty()) {
                return Optional.of(problem("cannot-write-file", file));
            }
            Path path = Path.of(file);
            if (!Files.exists(path) || Files.isRegularFile(path)) {
                return Optional.empty();
            }
            return Optional.of(
                    problem(Files.isDirectory(path) ? "is-a-directory" : "not-a-file", file));
        } catch (InvalidPathException e) {
            return Optional.of(problem("cannot-write-file", file));
        }
    }

    private static Problem problem(String code, String file) {
        return Problem.of(code, Where.UNKNOWN).withValue(file);
    }

    @Override
    public Match<S, E> begin(Match<S, E> opening) {
        if (report.unseated(opening).isPresent()) {
            // the report says so, and there is nothing to write
            return opening;
        }
        try {
            return journals.goOn(Path.of(choice.file()), opening.header(), choice.safety())
                    .fold(open -> begun(open, opening), problems -> refused(problems, opening));
        } catch (IOException e) {
            return refused(List.of(problem("cannot-write-file", choice.file())), opening);
        }
    }

    private Match<S, E> begun(Journal<S, E> open, Match<S, E> opening) {
        journal = open;
        open.warnings().forEach(console::warning);
        if (choice.goOn()) {
            return open.match();
        }
        return journals.read(Path.of(choice.file()))
                .fold(
                        file -> {
                            file.history(new JournalLine.Collector<S, E>(before));
                            return opening;
                        },
                        problems -> refused(problems, opening));
    }

    private Match<S, E> refused(List<Problem> problems, Match<S, E> opening) {
        refused = true;
        problems.forEach(console::problem);
        return opening;
    }

    @Override
    public void opened(Match<S, E> match) {
        if (!refused) {
            report.opened(match);
        }
    }

    @Override
    public void judged(int line, E event, Verdict<S, E> verdict) {
        if (refused) {
            return;
        }
        report.judged(line, event, verdict);
        if (writes() && verdict.accepted() && !passedOver(line, event)) {
            write(open -> open.note(verdict.match()));
        }
    }

    @Override
    public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
        if (refused) {
            return;
        }
        report.revised(line, revision, revised);
        if (writes() && revised.done() && !passedOver(line, revision)) {
            write(open -> open.revise(revision));
        }
    }

    private boolean writes() {
        return journal != null && !failed;
    }

    /** Whether the journal has this line already; another one in its place ends the writing. */
    private boolean passedOver(int line, Object told) {
        JournalLine next = before.poll();
        if (next == null) {
            return false;
        }
        if (!next.told().equals(told)) {
            failed = true;
            console.problem(
                    Problem.of("journal-other-course", Where.file(choice.from()).at(line, 0))
                            .withValue(next.number()));
            console.hint("fix.journal-other-course");
        }
        return true;
    }

    /** Something that is written in a journal. */
    private interface Writing<S extends GameState, E extends GameEvent> {

        void in(Journal<S, E> journal) throws IOException;
    }

    private void write(Writing<S, E> writing) {
        try {
            if (journal != null) {
                writing.in(journal);
            }
        } catch (IOException e) {
            fail();
        }
    }

    @Override
    public void problem(Problem problem) {
        if (!refused) {
            report.problem(problem);
        }
    }

    /** Closes the journal; returns the exit status. */
    int end(int exit) {
        try {
            if (journal != null) {
                if (!failed && !refused && !before.isEmpty()) {
                    console.warning(
                            Problem.of("journal-ahead", Where.file(choice.file()))
                                    .withValue(before.size()));
                }
                journal.close();
            }
        } catch (IOException e) {
            fail();
        }
        return failed || refused ? Exit.UNUSABLE : exit;
    }

    private void fail() {
        if (!failed) {
            failed = true;
            console.problem(problem("cannot-write-file", choice.file()));
        }
    }
}
