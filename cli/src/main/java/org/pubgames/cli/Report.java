package org.pubgames.cli;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.StateParts;
import org.pubgames.core.spi.picture.GamePicture;
import org.pubgames.core.spi.picture.Pictures;
import org.pubgames.core.spi.picture.Scene;
import org.pubgames.core.spi.picture.Sheet;

/**
 * Reports how a match file is judged, event by event, and counts. Belongs to one thread.
 *
 * @param <S> the state of the game
 * @param <E> its events
 */
abstract class Report<S extends GameState, E extends GameEvent> implements MatchReader<S, E> {

    private final Game<S, E> game;
    private final Console console;
    private final ViewChoice view;
    private final RulesAtStart begun;
    private @Nullable Scene<S, E> scene;
    private boolean refused;
    private int accepted;
    private int rejected;
    private int revisions;
    private int unreadable;
    private int unreadableLine = -1;
    private boolean brokenOff;
    private boolean held;
    private boolean replayed;
    private Optional<Boolean> verified = Optional.empty();

    Report(Game<S, E> game, Console console, ViewChoice view, RulesAtStart begun) {
        this.game = game;
        this.console = console;
        this.view = view;
        this.begun = begun;
    }

    /**
     * The match begins.
     *
     * @param changes what has changed in its rules since it was begun
     */
    abstract void begin(Match<S, E> opening, List<Problem> changes);

    /** An event was judged. */
    abstract void tell(
            int line, E event, Scene<S, E> before, Scene<S, E> now, Verdict<S, E> verdict);

    /** An event was refused for a reason that this viewer may not see. */
    abstract void tellRefused(int line);

    /**
     * A report was taken back or put right.
     *
     * @param parts the parts in which what is seen of the state differs
     */
    abstract void tellRevised(
            int line,
            Revision<E> revision,
            Scene<S, E> before,
            Scene<S, E> now,
            Revised.Done<S, E> done,
            List<Revised.Part> parts);

    /** A revision was refused. */
    abstract void tellNotRevised(
            int line, Revision<E> revision, Scene<S, E> now, Revised.Refused<S, E> refused);

    /** The file is at its end. */
    abstract void conclude(Scene<S, E> last);

    @Override
    public final void opened(Match<S, E> opening) {
        Optional<Problem> unseated = unseated(opening);
        if (unseated.isPresent()) {
            refused = true;
            console.problem(unseated.get());
            return;
        }
        scene = view.of(opening);
        begin(opening, begun.changes(game));
        pause();
    }

    /** Why a match cannot be seen as was asked for. */
    final Optional<Problem> unseated(Match<S, E> match) {
        return view.problem(match.header().seats().names());
    }

    /**
     * The match was replayed without being judged.
     *
     * @param asRecorded whether judging it again gave the recorded verdicts; empty when that was
     *     not asked for
     */
    final void replayed(Match<S, E> match, Optional<Boolean> asRecorded) {
        replayed = true;
        verified = asRecorded;
        accepted = match.size();
        opened(match);
    }

    /** Whether judging a journal again gave the recorded verdicts. */
    final void verified(Optional<Boolean> asRecorded) {
        verified = asRecorded;
    }

    @Override
    public final void judged(int line, E event, Verdict<S, E> verdict) {
        if (refused) {
            return;
        }
        Scene<S, E> before = scene == null ? view.of(verdict.match()) : scene;
        if (verdict.accepted()) {
            accepted++;
            Scene<S, E> now = view.of(verdict.match());
            scene = now;
            tell(line, now.last(event), before, now, verdict);
        } else {
            rejected++;
            if (view.everything()) {
                tell(line, event, before, before, verdict);
            } else {
                tellRefused(line);
            }
        }
        pause();
    }

    @Override
    public final void revised(int line, Revision<E> revision, Revised<S, E> answer) {
        if (refused) {
            return;
        }
        Scene<S, E> before = scene == null ? view.of(answer.match()) : scene;
        if (answer instanceof Revised.Done<S, E> done) {
            revisions++;
            Scene<S, E> now = view.of(done.match());
            scene = now;
            accepted = done.match().size();
            tellRevised(line, revision, before, now, done, parts(before, now));
        } else {
            rejected++;
            if (view.everything() && answer instanceof Revised.Refused<S, E> no) {
                tellNotRevised(line, revision, before, no);
            } else {
                tellRefused(line);
            }
        }
        pause();
    }

    private List<Revised.Part> parts(Scene<S, E> before, Scene<S, E> now) {
        return StateParts.differing(before.state(), now.state());
    }

    /**
     * The event that a revision brings, as it is shown.
     *
     * @param now the match after it
     */
    static <S extends GameState, E extends GameEvent> Optional<E> shown(
            Revision<E> revision, Scene<S, E> now, boolean everything) {
        if (everything) {
            return revision.brings();
        }
        if (revision instanceof Revision.Replace<E> replace) {
            return Optional.of(now.log().get(replace.event() - 1).event());
        }
        return revision instanceof Revision.Insert<E> insert
                ? Optional.of(now.log().get(insert.after()).event())
                : Optional.empty();
    }

    @Override
    public final void problem(Problem problem) {
        if (refused) {
            return;
        }
        int line = problem.where().line();
        if (line != unreadableLine) {
            unreadable++;
            unreadableLine = line;
        } else if (guarded(problem)) {
            return;
        }
        brokenOff |= problem.code().equals("unreadable");
        held |= problem.code().equals(RulesAtStart.CHANGED);
        console.problem(guarded(problem) ? Problem.of("unreadable-line", place(problem)) : problem);
    }

    /** Whether a line may hold what the viewer must not see. */
    private boolean guarded(Problem problem) {
        return scene != null && !view.everything() && !problem.code().equals("unreadable");
    }

    private static Where place(Problem problem) {
        return Where.file(problem.where().file()).at(problem.where().line(), 1);
    }

    /** The position at the end as SVG, where the game is drawn. */
    final Optional<String> drawing() {
        GamePicture<S, E> picture = Pictures.of(game, console.lang());
        Optional<Scene<S, E>> last = Optional.ofNullable(scene);
        return last.flatMap(shown -> picture.drawn(shown, Sheet.Form.ALONE)).map(Sheet::written);
    }

    /** Reports the end; returns the exit status. */
    final int end() {
        if (scene == null) {
            if (held) {
                console.hint("fix." + RulesAtStart.CHANGED);
            }
            return Exit.UNUSABLE;
        }
        conclude(scene);
        if (brokenOff) {
            return Exit.UNUSABLE;
        }
        return rejected + unreadable > 0 || !verified.orElse(true) ? Exit.FALLS_SHORT : Exit.WELL;
    }

    private void pause() {
        if (console.live()) {
            console.out().flush();
        }
    }

    final Game<S, E> game() {
        return game;
    }

    final ViewChoice view() {
        return view;
    }

    final Console console() {
        return console;
    }

    /** Whether the report was refused, because an option does not fit the game. */
    final boolean refused() {
        return refused;
    }

    /** Whether the match was replayed from a journal. */
    final boolean replayed() {
        return replayed;
    }

    /**
     * Whether judging a replayed match again gave the recorded verdicts; empty when that was not
     * asked for.
     */
    final Optional<Boolean> verified() {
        return verified;
    }

    final int accepted() {
        return accepted;
    }

    final int rejected() {
        return rejected;
    }

    /** How many revisions were made. */
    final int revisions() {
        return revisions;
    }

    /** The number of lines that could not be read. */
    final int unreadable() {
        return unreadable;
    }
}
