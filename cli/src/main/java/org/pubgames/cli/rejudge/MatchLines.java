package org.pubgames.cli.rejudge;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.VariantFile;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.journal.Lines;

/**
 * Cuts JSON Lines into matches: each header begins one. A match with a line that cannot be read is
 * told as a problem, once, and so are lines without a header. Belongs to one thread, for one
 * stream.
 */
final class MatchLines {

    /** The most characters of one match. */
    static final int LONGEST = 1 << 24;

    private static final String HEADER = "\"format\"";
    private static final String EVENT = "{\"event\"";

    private final String file;
    private final String group;
    private final List<VariantFile> variants;
    private final Season.Sink sink;

    private List<String> lines = new ArrayList<>();
    private int from;
    private long size;
    private boolean broken;

    MatchLines(String file, String group, List<VariantFile> variants, Season.Sink sink) {
        this.file = file;
        this.group = group;
        this.variants = variants;
        this.sink = sink;
    }

    void read(InputStream in) throws IOException {
        Lines source = new Lines(in, file);
        boolean any = false;
        for (Reading<String> line = source.next(); line != null; line = source.next()) {
            Where where = source.where();
            any |= !line.problems().isEmpty() || !line.orElseThrow().isBlank();
            if (line instanceof Reading.Read<String> text) {
                take(text.value(), where);
            } else {
                refuse(line.problems().get(0));
            }
        }
        end();
        if (!any) {
            sink.unread(
                    Problem.of("empty-file", Where.file(file))
                            .withAllowed("{\"format\":1,\"game\":…}"));
        }
    }

    private void take(String line, Where where) {
        if (isHeader(line)) {
            end();
            from = where.line();
            broken = false;
        } else if (lines.isEmpty() && !broken) {
            if (line.isBlank()) {
                return;
            }
            refuse(
                    Problem.of("missing-header", where)
                            .withValue(line.length() > 60 ? line.substring(0, 60) + "…" : line)
                            .withAllowed("{\"format\":1,\"game\":…,\"seats\":[…]}"));
        }
        if (broken) {
            return;
        }
        size += line.length();
        if (size > LONGEST) {
            refuse(
                    Problem.of("match-too-long", where)
                            .withAllowed("≤ " + LONGEST / (1 << 20) + " MB"));
            return;
        }
        lines.add(line);
    }

    /** The match of these lines is not compared; what follows up to the next header is passed. */
    private void refuse(Problem problem) {
        if (!broken) {
            sink.unread(problem);
        }
        broken = true;
        lines = new ArrayList<>();
        size = 0;
    }

    private void end() {
        if (!lines.isEmpty()) {
            sink.match(new PlayedMatch(new Place(file, from), group, lines, variants));
        }
        lines = new ArrayList<>();
        size = 0;
    }

    /** Only a header has a format; names and reasons in events may have the word as well. */
    private static boolean isHeader(String line) {
        if (!line.contains(HEADER) || line.startsWith(EVENT)) {
            return false;
        }
        @Nullable Node node =
                JsonText.read(line, Where.UNKNOWN)
                        .<@Nullable Node>fold(read -> read, problems -> null);
        if (node == null) {
            // a header that cannot be read begins a match all the same
            return line.stripLeading().startsWith("{" + HEADER);
        }
        return node instanceof Node.Fields fields && fields.values().containsKey("format");
    }
}
