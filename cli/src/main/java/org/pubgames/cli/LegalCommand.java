package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Legal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Role;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Names;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames legal FILE.jsonl|-}: what may happen after the last event of a match file,
 * complete events and forms to fill in.
 */
@Command(name = "legal", mixinStandardHelpOptions = true)
final class LegalCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "FILE.jsonl|-", descriptionKey = "file")
    private String file = "";

    @Option(names = "--role", paramLabel = "ROLE")
    private Optional<String> role = Optional.empty();

    @Override
    Optional<Problem> wrongArgument() {
        List<String> roles = Arrays.stream(Role.values()).map(Names::written).toList();
        return role.filter(name -> !roles.contains(name))
                .map(
                        name ->
                                Problem.of("unknown-role", Where.UNKNOWN)
                                        .withValue(name)
                                        .withAllowed(String.join(", ", roles))
                                        .withSuggestion(Names.nearest(name, roles)));
    }

    @Override
    int run(KnownVariants known) {
        return InputFile.open(file, known.console())
                .fold(in -> legal(in, known), known.console()::refuse);
    }

    private int legal(InputStream in, KnownVariants known) {
        Console console = known.console();
        Position position = new Position(console, capacity());
        try (in) {
            Games.files(known.catalogue(), Pinning.HELD).judge(in, InputFile.shown(file), position);
            return position.told();
        } catch (IOException e) {
            return console.refuse(
                    List.of(
                            Problem.of("unreadable", Where.file(InputFile.shown(file)))
                                    .withValue(String.valueOf(e.getMessage()))));
        }
    }

    private Optional<Role> capacity() {
        return role.map(
                name ->
                        Arrays.stream(Role.values())
                                .filter(each -> Names.written(each).equals(name))
                                .findFirst()
                                .orElseThrow());
    }

    /** The match of the file, whatever its game. */
    private static final class Position implements MatchReader.Any {

        private final Console console;
        private final Optional<Role> role;
        private @Nullable Last<?, ?> last;

        Position(Console console, Optional<Role> role) {
            this.console = console;
            this.role = role;
        }

        @Override
        public <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game) {
            Last<S, E> made = new Last<>(game, console);
            last = made;
            return made;
        }

        @Override
        public void problem(Problem problem) {
            console.problem(problem);
        }

        int told() {
            return last == null ? Exit.UNUSABLE : last.told(role);
        }
    }

    /** The match after the last event of the file. */
    private static final class Last<S extends GameState, E extends GameEvent>
            implements MatchReader<S, E> {

        private final Game<S, E> game;
        private final Console console;
        private @Nullable Match<S, E> match;
        private boolean sound = true;

        Last(Game<S, E> game, Console console) {
            this.game = game;
            this.console = console;
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

        int told(Optional<Role> role) {
            if (match == null) {
                return Exit.UNUSABLE;
            }
            Legal<E> legal = role.map(match.legal()::as).orElseGet(match::legal);
            if (console.json()) {
                console.out().raw(game.codec().writeMoves(legal.moves()));
            } else {
                new MovesText(console).tell(game, legal.moves());
            }
            console.out().flush();
            return sound ? Exit.WELL : Exit.FALLS_SHORT;
        }
    }
}
