package org.pubgames.conformance.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pubgames.conformance.WholeFile;
import org.pubgames.core.Lang;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;

/** Writes all forms of a report as files in a folder. */
public final class Reports {

    private Reports() {}

    /**
     * Writes {@code report.html}, {@code junit.xml}, {@code summary.md}, {@code badge.json}, {@code
     * coverage.csv} and a badge for each level of a profile that was tried. The folder is made when
     * it is not there. Each file is replaced atomically.
     *
     * @return the files in this order, or the problem {@code cannot-write-here}
     */
    public static Reading<List<Path>> write(Report report, Path folder, Lang lang) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("report.html", HtmlReport.of(report, lang));
        texts.put("junit.xml", JunitXml.of(report, lang));
        texts.put("summary.md", MarkdownSummary.of(report, lang));
        texts.put("badge.json", Badge.of(report, lang));
        texts.put("coverage.csv", CoverageCsv.of(report));
        for (ProfileResult profile : ProfileResult.of(report)) {
            if (profile.tally().applicable() > 0) {
                texts.put(profile.badgeFile(), Badge.of(profile));
            }
        }
        List<Path> files = new ArrayList<>();
        try {
            Files.createDirectories(folder);
            for (Map.Entry<String, String> text : texts.entrySet()) {
                Path file = folder.resolve(text.getKey());
                WholeFile.write(file, text.getValue());
                files.add(file);
            }
            return Reading.of(List.copyOf(files));
        } catch (IOException e) {
            return Reading.failed(
                    Problem.of("cannot-write-here", Where.file(folder.toString()))
                            .withValue(folder));
        }
    }
}
