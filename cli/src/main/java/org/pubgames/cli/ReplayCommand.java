package org.pubgames.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.JournalFile;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.ProblemsException;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames replay JOURNAL}: how the match of a journal stands, without judging it again;
 * with {@code --verify} all of it is judged again and compared, with {@code --history} every line
 * is shown, what was taken back too.
 */
@Command(name = "replay", mixinStandardHelpOptions = true)
final class ReplayCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "JOURNAL", descriptionKey = "replayed")
    private String file = "";

    @Option(names = "--verify")
    private boolean verify;

    @Option(names = "--history")
    private boolean history;

    @Option(names = {"-v", "--verbose"})
    private boolean verbose;

    @Option(names = "--view", paramLabel = "table|NAME")
    private Optional<String> view = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE")
    private String svg = "";

    @Option(names = "--despite-changes")
    private boolean despiteChanges;

    @Override
    int run(KnownVariants known) {
        return path().map(path -> replay(path, known))
                .orElseGet(() -> known.console().refuse(List.of(problem("cannot-open"))));
    }

    private Optional<Path> path() {
        try {
            // an empty path would be this folder
            return file.isEmpty() ? Optional.empty() : Optional.of(Path.of(file));
        } catch (InvalidPathException e) {
            return Optional.empty();
        }
    }

    private Problem problem(String code) {
        return Problem.of(code, Where.UNKNOWN).withValue(file);
    }

    private int replay(Path path, KnownVariants known) {
        if (!Files.isRegularFile(path)) {
            return known.console().refuse(List.of(problem(unusable(path))));
        }
        Pinning pinning = despiteChanges ? Pinning.IGNORED : Pinning.KEPT;
        RulesAtStart begun = new RulesAtStart(known, despiteChanges, () -> header(path));
        try {
            return Games.files(known.catalogue(), pinning)
                    .replay(path, file, new Replayed(known, begun))
                    .fold(exit -> exit, problems -> refuse(problems, known.console()));
        } catch (ProblemsException e) {
            return refuse(e.problems(), known.console());
        }
    }

    /**
     * Why a path is no journal: a journal is read at several places, which pipes and devices do not
     * allow.
     */
    private static String unusable(Path path) {
        if (Files.isDirectory(path)) {
            return "is-a-directory";
        }
        return Files.exists(path) ? "not-a-file" : "file-not-found";
    }

    private static int refuse(List<Problem> problems, Console console) {
        int exit = console.refuse(problems);
        if (problems.stream().anyMatch(each -> each.code().equals(RulesAtStart.CHANGED))) {
            console.hint("fix." + RulesAtStart.CHANGED);
        }
        return exit;
    }

    private static String header(Path path) {
        try (BufferedReader reader = Files.newBufferedReader(path)) {
            return Objects.requireNonNullElse(reader.readLine(), "");
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * What a difference may tell in a view: only where it stands, for it may be about hidden dice.
     */
    private Problem seen(Problem problem) {
        Where line = Where.file(problem.where().file()).at(problem.where().line(), 0);
        return view.isEmpty() ? problem : Problem.of("journal-differs-here", line);
    }

    /** Reports the match once the game is known. */
    private final class Replayed implements JournalFile.Use<Integer> {

        private final Console console;
        private final RulesAtStart begun;

        Replayed(KnownVariants known, RulesAtStart begun) {
            this.console = known.console();
            this.begun = begun;
        }

        @Override
        public <S extends GameState, E extends GameEvent> Integer with(
                Game<S, E> game, JournalFile<S, E> journal) {
            SvgFile drawing = new SvgFile(svg);
            Optional<Problem> undrawn = drawing.problem(game);
            if (undrawn.isPresent()) {
                return console.refuse(List.of(undrawn.get()));
            }
            ViewChoice seen = new ViewChoice(view);
            Report<S, E> report =
                    console.json()
                            ? new JsonReport<>(game, console, seen, begun)
                            : new TextReport<>(game, console, seen, begun, verbose);
            journal.warnings().forEach(console::warning);
            List<Problem> differences = verify ? journal.verify() : List.of();
            differences.forEach(problem -> console.problem(seen(problem)));
            Optional<Boolean> same = verify ? Optional.of(differences.isEmpty()) : Optional.empty();
            if (history) {
                report.verified(same);
                journal.history(report);
            } else {
                report.replayed(journal.match(), same);
            }
            int exit = report.end();
            return drawing.wanted()
                    ? report.drawing()
                            .map(drawn -> drawing.write(drawn, exit, console))
                            .orElse(exit)
                    : exit;
        }
    }
}
