package org.pubgames.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code pubgames conformance report FILE.jsonl --report DIR}: the pages of a stored report. */
@Command(name = "report", mixinStandardHelpOptions = true)
final class ConformanceReportCommand extends CommonOptions implements Step {

    @Parameters(index = "0", paramLabel = "FILE.jsonl", descriptionKey = "stored")
    private String file = "";

    @Option(names = "--report", paramLabel = "DIR")
    private String folder = "";

    @Override
    public int run(Console console) {
        return stored().fold(
                        report -> {
                            if (console.json()) {
                                new RunJson(console).verdict(report);
                            } else {
                                new RunText(console).tell(report);
                            }
                            return folder.isEmpty()
                                    ? exit(report)
                                    : new ReportFolder(folder)
                                            .pages(report, console)
                                            .fold(done -> exit(report), console::refuse);
                        },
                        console::refuse);
    }

    private Reading<Report> stored() {
        try {
            Path path = Path.of(file);
            return ReportFile.read(Files.isDirectory(path) ? path.resolve(ReportFile.NAME) : path);
        } catch (InvalidPathException e) {
            return Reading.failed(Problem.of("cannot-open", Where.UNKNOWN).withValue(file));
        }
    }

    private static int exit(Report report) {
        return report.conforms() ? Exit.WELL : Exit.FALLS_SHORT;
    }
}
