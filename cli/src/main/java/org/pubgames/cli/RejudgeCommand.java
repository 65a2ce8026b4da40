package org.pubgames.cli;

import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.cli.rejudge.Rejudge;
import org.pubgames.cli.rejudge.RejudgeLines;
import org.pubgames.cli.rejudge.RejudgePage;
import org.pubgames.cli.rejudge.RejudgeReport;
import org.pubgames.cli.rejudge.RejudgeTables;
import org.pubgames.cli.rejudge.Season;
import org.pubgames.conformance.WholeFile;
import org.pubgames.core.Problem;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames rejudge FILE…|DIR --as VARIANT|FILE}: every match as it was and under another
 * variant, and what differs.
 */
@Command(name = "rejudge", mixinStandardHelpOptions = true)
final class RejudgeCommand extends VariantStep {

    /** The name of the page in the folder of a report. */
    private static final String PAGE = "report.html";

    private static final String MATCHES = "matches.csv";

    @Parameters(arity = "1..*", paramLabel = "FILE|DIR", descriptionKey = "rejudged")
    private List<String> names = new ArrayList<>();

    @Option(names = "--as", paramLabel = "VARIANT|FILE", required = true)
    private String as = "";

    @Option(names = "--report", paramLabel = "DIR", descriptionKey = "rejudge.report")
    private Optional<String> report = Optional.empty();

    @Option(names = "--threads", paramLabel = "N", descriptionKey = "rejudge.threads")
    private Optional<String> threads = Optional.empty();

    @Override
    Optional<Problem> wrongArgument() {
        return threads.filter(number -> !number.matches(ScoreCommand.THREADS))
                .map(
                        number ->
                                Problem.of("unusable-argument", Where.UNKNOWN)
                                        .withValue("--threads " + number)
                                        .withAllowed("--threads 1–64"));
    }

    @Override
    int run(KnownVariants known) {
        return new VariantName(as, "")
                .find(known)
                .fold(other -> run(other.variant(), known), known.printer()::refuse);
    }

    private int run(Variant other, KnownVariants known) {
        Optional<Problem> unwritable = report.map(ReportFolder::new).flatMap(ReportFolder::made);
        if (unwritable.isPresent()) {
            return known.console().refuse(List.of(unwritable.get()));
        }
        return Season.of(names, known.catalogue())
                .fold(season -> judge(season, other, known), known.console()::refuse);
    }

    private int judge(Season season, Variant other, KnownVariants known) {
        Console console = known.console();
        try (Writer rows = rows()) {
            RejudgeReport found =
                    new RejudgeRun(
                                    () -> new Rejudge(known.catalogue(), other),
                                    () -> new RejudgeReport(other),
                                    rows,
                                    threads.map(Integer::valueOf).orElse(1))
                            .of(season, console.in());
            rows.flush();
            return tell(found, console);
        } catch (IOException e) {
            return console.refuse(List.of(cannotWrite()));
        }
    }

    private Problem cannotWrite() {
        return Problem.of("cannot-write-here", Where.UNKNOWN).withValue(report.orElse(""));
    }

    /** Where a row for each match goes: they are written while others are judged. */
    private Writer rows() throws IOException {
        if (report.isEmpty()) {
            return Writer.nullWriter();
        }
        Writer rows =
                Files.newBufferedWriter(
                        Path.of(report.get()).resolve(MATCHES), StandardCharsets.UTF_8);
        rows.append(RejudgeTables.matchColumns());
        return rows;
    }

    private int tell(RejudgeReport found, Console console) throws IOException {
        List<String> lines = RejudgeLines.of(found, console.lang());
        if (report.isPresent()) {
            write(found, lines, Path.of(report.get()), console);
        }
        if (console.json()) {
            lines.forEach(console.out()::raw);
        } else {
            new RejudgeText(console, found).tell(report.map(RejudgeCommand::page));
        }
        if (found.all().matches() == 0) {
            console.problem(
                    Problem.of("no-match-of-game", Where.UNKNOWN)
                            .withValue(found.other().game())
                            .withAllowed(String.join(", ", found.otherGames().keySet())));
            return Exit.UNUSABLE;
        }
        return found.unread() > 0 ? Exit.FALLS_SHORT : Exit.WELL;
    }

    private static Path page(String folder) {
        return Path.of(folder).resolve(PAGE);
    }

    private static void write(RejudgeReport found, List<String> lines, Path folder, Console console)
            throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put(PAGE, RejudgePage.of(found, console.lang()));
        texts.put("report.jsonl", String.join("\n", lines) + "\n");
        texts.put("rules.csv", RejudgeTables.rules(found));
        texts.put("standings.csv", RejudgeTables.standings(found));
        for (Map.Entry<String, String> text : texts.entrySet()) {
            WholeFile.write(folder.resolve(text.getKey()), text.getValue());
        }
    }
}
