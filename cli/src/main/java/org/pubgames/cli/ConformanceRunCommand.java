package org.pubgames.cli;

import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.protocol.Transcript;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.run.Budget;
import org.pubgames.conformance.run.ConformanceRun;
import org.pubgames.conformance.run.KnownFailures;
import org.pubgames.conformance.run.Matrix;
import org.pubgames.conformance.run.Progress;
import org.pubgames.conformance.run.Selection;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/**
 * {@code pubgames conformance run [-- COMMAND ARGS…]}: runs vectors against an implementation, our
 * own when no command is named, and reports whether it conforms.
 */
@Command(name = "run", mixinStandardHelpOptions = true)
final class ConformanceRunCommand extends CommonOptions implements Step {

    private static final int PATIENCE = 10;

    /** An hour, in seconds. */
    private static final int BUDGET = 3600;

    @Option(names = "--game", paramLabel = "GAME", descriptionKey = "run.games")
    private List<String> games = new ArrayList<>();

    @Option(names = "--variant", paramLabel = "ID", descriptionKey = "run.variants")
    private List<String> variants = new ArrayList<>();

    @Option(names = "--only", paramLabel = "PATTERN")
    private List<String> patterns = new ArrayList<>();

    @Option(names = "--profile", paramLabel = "ID", descriptionKey = "run.profiles")
    private List<String> profiles = new ArrayList<>();

    @Option(names = "--level", paramLabel = "LEVEL", descriptionKey = "run.level")
    private String level = "";

    @Option(names = "--vectors", paramLabel = "DIR")
    private String folder = "";

    @Option(names = "--known-failures", paramLabel = "FILE")
    private String known = "";

    @Option(names = "--fix")
    private boolean fix;

    @Option(names = "--report", paramLabel = "DIR")
    private String report = "";

    @Option(names = "--record", paramLabel = "FILE")
    private String record = "";

    @Option(names = "--replay", paramLabel = "FILE")
    private String replay = "";

    @Option(names = "--timeout", paramLabel = "SECONDS")
    private int timeout = PATIENCE;

    @Option(names = "--within", paramLabel = "SECONDS")
    private int within = BUDGET;

    @Parameters(arity = "0..*", paramLabel = "COMMAND", descriptionKey = "implementation")
    private List<String> command = new ArrayList<>();

    @Spec private CommandSpec spec = CommandSpec.create();

    /**
     * The vectors to run, the known failures, and the entries of these that fit no vector at all.
     */
    private record Prepared(List<Vector> vectors, KnownFailures known, List<String> gone) {}

    @Override
    public int run(Console console) {
        ChosenTestee testee = new ChosenTestee(command, timeout, record, replay);
        Optional<Problem> wrong = wrongArgument().or(testee::wrongArgument);
        if (wrong.isPresent()) {
            return console.refuse(List.of(wrong.get()));
        }
        Optional<Problem> closed =
                report.isEmpty() ? Optional.empty() : new ReportFolder(report).made();
        if (closed.isPresent()) {
            return console.refuse(List.of(closed.get()));
        }
        KnownFailuresFile file = new KnownFailuresFile(known, fix);
        return prepared(file)
                .fold(
                        prepared ->
                                testee.open()
                                        .fold(
                                                opened -> closing(opened, prepared, console),
                                                console::refuse),
                        console::refuse);
    }

    private Optional<Problem> wrongArgument() {
        int delimiter = spec.commandLine().getParseResult().originalArgs().indexOf("--");
        int behind =
                delimiter < 0
                        ? 0
                        : spec.commandLine().getParseResult().originalArgs().size() - delimiter - 1;
        if (command.size() > behind) {
            return wrong("unexpected-argument", command.get(0), "-- COMMAND ARGS…");
        }
        if (fix && known.isEmpty()) {
            return wrong("missing-argument", "--known-failures", "--known-failures FILE --fix");
        }
        if (within < 1) {
            return wrong("unusable-argument", String.valueOf(within), "--within ≥ 1");
        }
        String selection = selection().asOptions();
        return fix && !selection.isEmpty() ? wrong("partial-run", selection, "") : Optional.empty();
    }

    private static Optional<Problem> wrong(String code, String value, String allowed) {
        return Optional.of(Problem.of(code, Where.UNKNOWN).withValue(value).withAllowed(allowed));
    }

    private Selection selection() {
        return new Selection(games, variants, patterns, profiles, level);
    }

    /** Vectors and known failures; problems of both are reported together. */
    private Reading<Prepared> prepared(KnownFailuresFile file) {
        ChosenVectors chosen = new ChosenVectors(folder, games);
        Reading<List<Vector>> all = chosen.read();
        Reading<KnownFailures> listed = file.read();
        List<Problem> problems = new ArrayList<>(all.problems());
        problems.addAll(listed.problems());
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        problems.addAll(listed.orElseThrow().problems(all.orElseThrow()));
        Reading<List<Vector>> wanted = selection().of(all.orElseThrow());
        problems.addAll(wanted.problems());
        if (!problems.isEmpty()) {
            return Reading.failed(problems);
        }
        List<String> gone = file.gone(listed.orElseThrow(), chosen, all.orElseThrow());
        return Reading.of(new Prepared(wanted.orElseThrow(), listed.orElseThrow(), gone));
    }

    private int closing(ChosenTestee.Opened opened, Prepared prepared, Console console) {
        try (opened) {
            return run(opened, prepared, console);
        } catch (TesteeException e) {
            int exit =
                    console.refuse(
                            wrong("no-implementation", String.join(" ", command), "").stream()
                                    .toList());
            if (!console.json()) {
                console.err().line("  " + e.getMessage());
                opened.testee().murmur().lines().forEach(line -> console.err().line("  " + line));
                console.err().flush();
            }
            return exit;
        }
    }

    private int run(ChosenTestee.Opened opened, Prepared prepared, Console console) {
        Claim claim = opened.testee().claim();
        Matrix matrix = Matrix.of(prepared.vectors(), claim);
        RunText story = new RunText(console);
        if (console.json()) {
            new RunJson(console).matrix(matrix);
        } else {
            story.matrix(matrix, (claim.name() + " " + claim.version()).strip());
            story.strange(Matrix.strange(claim));
        }
        RunProgress shown = new RunProgress(console.err());
        Progress progress = console.watched() && !console.json() ? shown : Progress.SILENT;
        ConformanceRun run =
                new ConformanceRun(
                        opened.testee(),
                        prepared.known(),
                        progress,
                        Budget.of(Duration.ofSeconds(within)));
        StopOnExit stop = new StopOnExit(run::stop);
        try {
            Report done = run.run(prepared.vectors(), head(claim), prepared.gone());
            shown.end();
            int exit = tell(done, prepared.known(), story, console);
            Optional<String> torn = opened.transcript().flatMap(Transcript::failure);
            if (torn.isPresent()) {
                // a replay would find answers missing
                exit =
                        console.refuse(
                                wrong("recording-torn", record, torn.get()).stream().toList());
            }
            console.out().flush();
            return exit;
        } finally {
            stop.ended();
        }
    }

    private Report.Head head(Claim claim) {
        String suite = folder.isEmpty() ? "pubgames " + SuiteVersion.text() : folder;
        return new Report.Head(
                suite,
                LocalDate.now(ZoneId.systemDefault()).toString(),
                claim,
                command,
                options(),
                selection().asOptions());
    }

    private int tell(Report done, KnownFailures listed, RunText story, Console console) {
        if (console.json()) {
            new RunJson(console).tell(done);
        } else {
            story.tell(done);
        }
        List<Problem> problems = new ArrayList<>();
        if (!report.isEmpty()) {
            problems.addAll(new ReportFolder(report).save(done, console).problems());
        }
        if (fix) {
            problems.addAll(new KnownFailuresFile(known, true).mend(listed, done, console));
        }
        if (!problems.isEmpty()) {
            return console.refuse(problems);
        }
        return done.conforms() ? Exit.WELL : Exit.FALLS_SHORT;
    }

    /** The options that are also needed to repeat the run for one vector. */
    private List<String> options() {
        List<String> options = new ArrayList<>();
        if (!folder.isEmpty()) {
            options.addAll(List.of("--vectors", folder));
        }
        if (!replay.isEmpty()) {
            options.addAll(List.of("--replay", replay));
        }
        if (timeout != PATIENCE) {
            options.addAll(List.of("--timeout", String.valueOf(timeout)));
        }
        if (within != BUDGET) {
            options.addAll(List.of("--within", String.valueOf(within)));
        }
        return options;
    }
}
