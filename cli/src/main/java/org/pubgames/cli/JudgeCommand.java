package org.pubgames.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Games;
import org.pubgames.core.Journal;
import org.pubgames.core.Match;
import org.pubgames.core.MatchReader;
import org.pubgames.core.Pinning;
import org.pubgames.core.Problem;
import org.pubgames.core.Revised;
import org.pubgames.core.Revision;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames judge FILE.jsonl|-}: every event of a match file with its rulings, then the final
 * standing.
 */
@Command(name = "judge", mixinStandardHelpOptions = true)
final class JudgeCommand extends VariantStep {

    @Parameters(index = "0", paramLabel = "FILE.jsonl|-", descriptionKey = "file")
    private String file = "";

    @Option(names = {"-v", "--verbose"})
    private boolean verbose;

    @Option(names = "--svg", paramLabel = "FILE")
    private String svg = "";

    @Option(names = "--journal", paramLabel = "FILE")
    private Optional<String> journal = Optional.empty();

    @Option(names = "--sync", paramLabel = "WHEN")
    private Optional<String> sync = Optional.empty();

    @Option(names = "--go-on")
    private boolean goOn;

    @Option(names = "--view", paramLabel = "table|NAME")
    private Optional<String> view = Optional.empty();

    @Option(names = "--despite-changes")
    private boolean despiteChanges;

    private static final String HOW = "always, second, never";

    /** When the disk has what was accepted, as it is said on the command line. */
    private static final Map<String, Journal.Safety> SYNC =
            Map.of(
                    "always", Journal.Safety.SYNCED,
                    "second", Journal.Safety.EACH_SECOND,
                    "never", Journal.Safety.WRITTEN);

    private static final Set<String> OPTIONS = Set.of("--lang", "--variants", "--svg", "--view");

    private static final Set<String> SWITCHES =
            Set.of("--json", "--verbose", "-v", "--despite-changes");

    /** The command for plain arguments, which need no picocli. */
    static Optional<Step> plain(List<String> args) {
        return PlainArguments.of(args, OPTIONS, SWITCHES)
                .filter(plain -> plain.words().size() == 1)
                .filter(plain -> !(plain.has("--verbose") && plain.has("-v")))
                .map(JudgeCommand::new);
    }

    /** For picocli, which sets the fields. */
    JudgeCommand() {}

    private JudgeCommand(PlainArguments plain) {
        super(plain);
        file = plain.words().get(0);
        verbose = plain.has("--verbose") || plain.has("-v");
        svg = plain.get("--svg");
        view = plain.find("--view");
        despiteChanges = plain.has("--despite-changes");
    }

    @Override
    Optional<Problem> wrongArgument() {
        if (journal.isEmpty() && (goOn || sync.isPresent())) {
            return Optional.of(
                    Problem.of("option-without", Where.UNKNOWN)
                            .withValue(goOn ? "--go-on" : "--sync")
                            .withAllowed("--journal"));
        }
        if (sync.filter(how -> !SYNC.containsKey(how)).isPresent()) {
            return Optional.of(
                    Problem.of("unknown-value", Where.UNKNOWN)
                            .withValue(sync.get())
                            .withAllowed(HOW)
                            .withSuggestion(Nearest.of(sync.get(), SYNC.keySet())));
        }
        return journal.flatMap(JournalCopy::problem);
    }

    @Override
    int run(KnownVariants known) {
        return InputFile.open(file, known.console())
                .fold(in -> judge(in, known), known.console()::refuse);
    }

    private int judge(InputStream stream, KnownVariants known) {
        Console console = known.console();
        Pinning pinning = despiteChanges ? Pinning.IGNORED : Pinning.HELD;
        try (HeaderCopy in = new HeaderCopy(stream)) {
            RulesAtStart begun = new RulesAtStart(known, despiteChanges, in::header);
            Chosen chosen =
                    new Chosen(
                            console,
                            new ViewChoice(view),
                            new SvgFile(svg),
                            journal.map(this::choice),
                            begun,
                            verbose);
            Games.files(known.catalogue(), pinning).judge(in, InputFile.shown(file), chosen);
            return chosen.end();
        } catch (IOException e) {
            return console.refuse(List.of(unreadable(e)));
        }
    }

    private JournalChoice choice(String to) {
        Journal.Safety safety =
                SYNC.getOrDefault(sync.orElse("second"), Journal.Safety.EACH_SECOND);
        return new JournalChoice(to, InputFile.shown(file), safety, goOn);
    }

    private Problem unreadable(IOException e) {
        return Problem.of("unreadable", Where.file(InputFile.shown(file)))
                .withValue(String.valueOf(e.getMessage()));
    }

    /** Creates the report once the game is known. */
    private static final class Chosen implements MatchReader.Any {

        private final Console console;
        private final ViewChoice view;
        private final SvgFile svg;
        private final Optional<JournalChoice> journal;
        private final RulesAtStart begun;
        private final boolean verbose;
        private @Nullable Report<?, ?> report;
        private @Nullable JournalCopy<?, ?> copy;

        Chosen(
                Console console,
                ViewChoice view,
                SvgFile svg,
                Optional<JournalChoice> journal,
                RulesAtStart begun,
                boolean verbose) {
            this.console = console;
            this.view = view;
            this.svg = svg;
            this.journal = journal;
            this.begun = begun;
            this.verbose = verbose;
        }

        @Override
        public <S extends GameState, E extends GameEvent> MatchReader<S, E> of(Game<S, E> game) {
            Optional<Problem> undrawn = svg.problem(game);
            if (undrawn.isPresent()) {
                console.problem(undrawn.get());
                return new Unread<>();
            }
            Report<S, E> made =
                    console.json()
                            ? new JsonReport<>(game, console, view, begun)
                            : new TextReport<>(game, console, view, begun, verbose);
            report = made;
            if (journal.isEmpty()) {
                return made;
            }
            JournalCopy<S, E> written =
                    new JournalCopy<>(
                            game.journals(begun.known().book(game), begun.pinning()),
                            made,
                            journal.get(),
                            console);
            copy = written;
            return written;
        }

        @Override
        public void problem(Problem problem) {
            console.problem(problem);
        }

        int end() {
            if (report == null) {
                return Exit.UNUSABLE;
            }
            int told = report.end();
            int exit = copy == null ? told : copy.end(told);
            return svg.wanted()
                    ? report.drawing()
                            .map(drawing -> svg.write(drawing, exit, console))
                            .orElse(exit)
                    : exit;
        }
    }

    /** Reads a match without reporting it, because an option does not fit the game. */
    private static final class Unread<S extends GameState, E extends GameEvent>
            implements MatchReader<S, E> {

        @Override
        public void opened(Match<S, E> match) {
            // nothing is reported
        }

        @Override
        public void judged(int line, E event, Verdict<S, E> verdict) {
            // nothing is reported
        }

        @Override
        public void revised(int line, Revision<E> revision, Revised<S, E> revised) {
            // nothing is reported
        }

        @Override
        public void problem(Problem problem) {
            // nothing is reported
        }
    }
}
