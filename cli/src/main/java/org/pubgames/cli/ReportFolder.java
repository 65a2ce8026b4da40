package org.pubgames.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.report.Report;
import org.pubgames.conformance.report.ReportFile;
import org.pubgames.conformance.report.Reports;
import org.pubgames.core.Because;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/**
 * The folder into which a report and all its forms are written.
 *
 * @param name the folder as it was named
 */
record ReportFolder(String name) {

    /** Creates the folder before the run, which may take long, so that problems show at once. */
    Optional<Problem> made() {
        try {
            Path folder = Files.createDirectories(Path.of(name));
            return Files.isWritable(folder) ? Optional.empty() : Optional.of(cannot());
        } catch (IOException | InvalidPathException e) {
            return Optional.of(cannot());
        }
    }

    private Problem cannot() {
        return Problem.of("cannot-write-here", Where.UNKNOWN).withValue(name);
    }

    /** Writes the report and its pages, and prints where the page is. */
    Reading<List<Path>> save(Report report, Console console) {
        return path().fold(
                        folder ->
                                ReportFile.save(report, folder)
                                        .fold(file -> pages(report, console), Reading::failed),
                        Reading::failed);
    }

    /** Writes the pages alone, and prints where the first of them is. */
    Reading<List<Path>> pages(Report report, Console console) {
        return path().fold(
                        folder ->
                                Reports.write(report, folder, console.lang())
                                        .fold(files -> told(files, console), Reading::failed),
                        Reading::failed);
    }

    private static Reading<List<Path>> told(List<Path> files, Console console) {
        if (!console.json() && !files.isEmpty()) {
            console.out().line("");
            console.out()
                    .line(console.words().say("run.report", new Because("file", files.get(0))));
        }
        return Reading.of(files);
    }

    private Reading<Path> path() {
        try {
            return Reading.of(Path.of(name));
        } catch (InvalidPathException e) {
            return Reading.failed(cannot());
        }
    }
}
