package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.JsonMatch;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;

/** The match of a file after its last line, whatever its game; what is wrong is told. */
final class LastMatch implements MatchReader.Any {

    private final Console console;
    private @Nullable Of<?, ?> last;

    private LastMatch(Console console) {
        this.console = console;
    }

    /** The match of a file; empty where there is none, which has been told. */
    static Optional<Of<?, ?>> read(String file, KnownVariants known) {
        Console console = known.console();
        Reading<InputStream> opened = InputFile.open(file, console);
        if (!opened.problems().isEmpty()) {
            opened.problems().forEach(console::problem);
            return Optional.empty();
        }
        String name = InputFile.shown(file);
        LastMatch match = new LastMatch(console);
        try (InputStream in = opened.orElseThrow()) {
            Games.files(known.catalogue(), Pinning.HELD).judge(in, name, match);
            return Optional.<Of<?, ?>>ofNullable(match.last).filter(Of::opened);
        } catch (IOException e) {
            console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file(name))
                                    .withValue(String.valueOf(e.getMessage()))));
            return Optional.empty();
        }
    }

    @Override
    public <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game) {
        Of<S, E> made = new Of<>(game, console);
        last = made;
        return made;
    }

    @Override
    public void problem(Problem problem) {
        console.problem(problem);
    }

    /** The match after the lines so far. */
    static final class Of<S extends GameState, E extends GameEvent> implements MatchReader<S, E> {

        private final Game<S, E> game;
        private final Console console;
        private @Nullable Match<S, E> match;
        private boolean sound = true;

        private Of(Game<S, E> game, Console console) {
            this.game = game;
            this.console = console;
        }

        private boolean opened() {
            return match != null;
        }

        Game<S, E> game() {
            return game;
        }

        Match<S, E> match() {
            return Objects.requireNonNull(match);
        }

        JsonMatch json() {
            return game.json(match());
        }

        /** Whether every line was read and accepted. */
        boolean sound() {
            return sound;
        }

        @Override
        public void opened(Match<S, E> opened) {
            match = opened;
        }

        @Override
        public void judged(int line, E event, Verdict<S, E> verdict) {
            match = verdict.match();
            sound = sound && verdict.accepted();
        }

        @Override
        public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
            if (revised instanceof Revised.Done<S, E> done) {
                match = done.match();
            } else {
                sound = false;
            }
        }

        @Override
        public void problem(Problem problem) {
            console.problem(problem);
            sound = false;
        }
    }
}
