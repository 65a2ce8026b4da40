package org.pubgames.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.pubgames.conformance.report.ImplementationsPage;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code pubgames conformance matrix FILE.jsonl… --out FILE.html}: stored reports of several
 * implementations beside each other.
 */
@Command(name = "matrix", mixinStandardHelpOptions = true)
final class ConformanceMatrixCommand extends CommonOptions implements Step {

    @Parameters(arity = "1..*", paramLabel = "FILE.jsonl", descriptionKey = "stored")
    private List<String> files = new ArrayList<>();

    @Option(names = "--out", paramLabel = "FILE.html", required = true, descriptionKey = "matrixed")
    private String target = "";

    @Override
    public int run(Console console) {
        List<Report> reports = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (String file : files) {
            Reading<Report> read = stored(file);
            problems.addAll(read.problems());
            if (read.problems().isEmpty()) {
                reports.add(read.orElseThrow());
            }
        }
        if (!problems.isEmpty()) {
            return console.refuse(problems);
        }
        return saved(reports, console).fold(file -> told(file, console), console::refuse);
    }

    private static Reading<Report> stored(String file) {
        try {
            Path path = Path.of(file);
            return ReportFile.read(Files.isDirectory(path) ? path.resolve(ReportFile.NAME) : path);
        } catch (InvalidPathException e) {
            return Reading.failed(Problem.of("cannot-open", Where.UNKNOWN).withValue(file));
        }
    }

    private Reading<Path> saved(List<Report> reports, Console console) {
        try {
            return ImplementationsPage.save(reports, Path.of(target), console.lang());
        } catch (InvalidPathException e) {
            return Reading.failed(Problem.of("cannot-write-here", Where.UNKNOWN).withValue(target));
        }
    }

    private static int told(Path file, Console console) {
        if (!console.json()) {
            console.out().line(console.words().say("run.report", new Because("file", file)));
        }
        return Exit.WELL;
    }
}
