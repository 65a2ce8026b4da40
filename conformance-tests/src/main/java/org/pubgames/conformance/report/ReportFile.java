package org.pubgames.conformance.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pubgames.conformance.WholeFile;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.ClaimedGames;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonWriter;

/**
 * A report as JSON Lines: the head, a line for each result, the foot. A report without a foot was
 * broken off.
 */
public final class ReportFile {

    /** The name of the file in a folder of reports. */
    public static final String NAME = "report.jsonl";

    /** The largest report file, in bytes. */
    public static final int LARGEST = 256 << 20;

    private ReportFile() {}

    /** The lines of a report, each ended by a line break; equal reports, equal texts. */
    public static String write(Report report) {
        StringBuilder out = new StringBuilder(report.results().size() * 400);
        out.append(head(report.head())).append('\n');
        report.results().forEach(result -> out.append(result(result)).append('\n'));
        return out.append(foot(report.foot())).append('\n').toString();
    }

    /**
     * Writes {@value #NAME} into a folder, which is made when it is not there.
     *
     * @return the file, or the problem {@code cannot-write-here}
     */
    public static Reading<Path> save(Report report, Path folder) {
        Path file = folder.resolve(NAME);
        try {
            Files.createDirectories(folder);
            WholeFile.write(file, write(report));
            return Reading.of(file);
        } catch (IOException e) {
            return Reading.failed(Problem.of("cannot-write-here", Where.UNKNOWN).withValue(folder));
        }
    }

    /** The report in a text, or every mistake in it. */
    public static Reading<Report> read(String text, String file) {
        return new ReportReader(file).read(text);
    }

    /** The report in a file, or every mistake in it. */
    public static Reading<Report> read(Path file) {
        return WholeFile.read(file, LARGEST)
                .fold(text -> read(text, file.toString()), Reading::failed);
    }

    private static String head(Report.Head head) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", "head");
        line.put("format", Report.FORMAT);
        line.put("suite", head.suite());
        line.put("date", head.date());
        line.put("implementation", claim(head.claim()));
        line.put("command", head.command());
        line.put("options", head.options());
        line.put("selection", head.selection());
        return JsonWriter.write(line);
    }

    private static Map<String, Object> claim(Claim claim) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", claim.name());
        fields.put("version", claim.version());
        fields.put("language", claim.language());
        fields.put("homepage", claim.homepage());
        fields.put("issues", claim.issues());
        fields.put("games", ClaimedGames.written(claim));
        fields.put("features", claim.features());
        return fields;
    }

    private static String result(Result result) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", "result");
        line.put("id", result.id());
        line.put("outcome", result.outcome());
        line.put("game", result.game());
        line.put("variant", result.variant());
        line.put("rule", result.rule());
        line.put("level", result.level());
        if (!result.profile().isEmpty()) {
            line.put("profile", result.profile());
        }
        line.put("polarity", result.polarity());
        line.put("task", result.task());
        line.put("title", result.title());
        line.put("source", result.source());
        line.put("file", result.file());
        line.put("line", result.line());
        line.put("differences", result.differences());
        line.put("murmur", result.murmur());
        line.put("millis", result.millis());
        String text = JsonWriter.write(line);
        // settings and the vector are JSON already
        StringBuilder out = new StringBuilder(text.substring(0, text.length() - 1));
        if (!result.set().isEmpty()) {
            out.append(",\"set\":{");
            boolean first = true;
            for (Map.Entry<String, String> setting : new TreeMap<>(result.set()).entrySet()) {
                out.append(first ? "" : ",")
                        .append(JsonWriter.write(setting.getKey()))
                        .append(':')
                        .append(setting.getValue());
                first = false;
            }
            out.append('}');
        }
        result.vector().ifPresent(vector -> out.append(",\"vector\":").append(vector));
        return out.append('}').toString();
    }

    private static String foot(Report.Foot foot) {
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("type", "foot");
        line.put("complete", foot.complete());
        line.put("unused", List.copyOf(foot.unused()));
        line.put("overtime", foot.overtime());
        return JsonWriter.write(line);
    }
}
