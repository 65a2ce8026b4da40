package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.ClaimedGames;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.internal.text.Nearest;

/** Reads a report back, strictly. For one file. */
final class ReportReader {

    private static final String TYPE = "type";

    private final String file;
    private final Binder binder;
    private final List<Result> results = new ArrayList<>();
    private Report.@Nullable Head head;
    private Report.@Nullable Foot foot;

    ReportReader(String file) {
        this.file = file;
        this.binder = new Binder(file);
    }

    /** The first line without the games, which are named by their ids. */
    record HeadLine(
            int format,
            String suite,
            String date,
            List<String> command,
            List<String> options,
            String selection) {}

    /** What the implementation said of itself, without the games. */
    record ClaimFields(
            String name,
            String version,
            String language,
            String homepage,
            String issues,
            List<Feature> features) {}

    /** A result without the fields that are JSON themselves. */
    record ResultLine(
            String id,
            Outcome outcome,
            String game,
            String variant,
            String rule,
            String level,
            Optional<String> profile,
            String polarity,
            String task,
            String title,
            String source,
            String file,
            int line,
            List<Difference> differences,
            String murmur,
            Optional<Long> millis) {}

    /** The last line. */
    record FootLine(boolean complete, List<String> unused, Optional<Boolean> overtime) {}

    Reading<Report> read(String text) {
        List<Problem> problems = new ArrayList<>();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < lines.size(); i++) {
            Where where = new Where(file, i + 1, 0, "");
            int before = binder.problems().size();
            Reading<Node> node = JsonText.read(lines.get(i), where);
            if (node instanceof Reading.Read<Node> read) {
                line(read.value(), where, problems);
            }
            problems.addAll(node.problems());
            problems.addAll(binder.problems().subList(before, binder.problems().size()));
        }
        if (lines.isEmpty()) {
            problems.add(Problem.of("empty-file", Where.file(file)));
        }
        Report.Head first = head;
        if (!problems.isEmpty() || first == null) {
            return Reading.failed(problems);
        }
        Report.Foot last = foot;
        return Reading.of(
                new Report(
                        first, results, last == null ? new Report.Foot(false, List.of()) : last));
    }

    private void line(Node node, Where where, List<Problem> problems) {
        String type = text(node, TYPE);
        if (where.line() == 1) {
            if (type.equals("head")) {
                head(node);
            } else {
                problems.add(
                        Problem.of("missing-head", where).withAllowed("{\"type\":\"head\", …}"));
            }
        } else if (foot != null) {
            problems.add(Problem.of("after-foot", where));
        } else if (type.equals("result")) {
            result(node);
        } else if (type.equals("foot")) {
            FootLine found = binder.bind(FootLine.class, node, "", List.of(TYPE));
            foot =
                    found == null
                            ? new Report.Foot(false, List.of())
                            : new Report.Foot(
                                    found.complete(),
                                    found.unused(),
                                    found.overtime().orElse(false));
        } else {
            binder.problem(
                    "unknown-value",
                    node.mark(),
                    "/type",
                    type,
                    "result, foot",
                    Nearest.of(type, List.of("result", "foot")));
        }
    }

    private void head(Node node) {
        HeadLine found = binder.bind(HeadLine.class, node, "", List.of(TYPE, "implementation"));
        Claim claim = claim(part(node, "implementation", "/implementation"));
        if (found == null || claim == null) {
            return;
        }
        if (found.format() != Report.FORMAT) {
            String format = String.valueOf(found.format());
            binder.problem("unsupported-format", node.mark(), "/format", format, "1", "");
        }
        head =
                new Report.Head(
                        found.suite(),
                        found.date(),
                        claim,
                        found.command(),
                        found.options(),
                        found.selection());
    }

    private @Nullable Claim claim(@Nullable Node node) {
        if (node == null) {
            return null;
        }
        String path = "/implementation";
        ClaimFields found = binder.bind(ClaimFields.class, node, path, List.of("games"));
        Node named = part(node, "games", path + "/games");
        ClaimedGames claimed = new ClaimedGames(Map.of(), Map.of());
        if (named != null) {
            Set<Feature> features =
                    found == null ? Set.of() : new LinkedHashSet<>(found.features());
            claimed =
                    ClaimedGames.read(
                            named,
                            features,
                            path + "/games",
                            (at, allowed) -> wrong(named, at, allowed));
        }
        return found == null
                ? null
                : new Claim(
                        found.name(),
                        found.version(),
                        found.language(),
                        found.homepage(),
                        found.issues(),
                        claimed.games(),
                        new TreeSet<>(found.features()),
                        claimed.scopes());
    }

    private void result(Node node) {
        ResultLine found = binder.bind(ResultLine.class, node, "", List.of(TYPE, "set", "vector"));
        Map<String, String> set = new LinkedHashMap<>();
        Optional<Node> settings = field(node, "set");
        if (settings.isPresent()) {
            if (settings.get() instanceof Node.Fields fields) {
                fields.values().forEach((name, value) -> set.put(name, Json.canonical(value)));
            } else {
                wrong(settings.get(), "/set", "{…: …}");
            }
        }
        Optional<Node> vector = field(node, "vector");
        if (vector.isPresent() && !(vector.get() instanceof Node.Fields)) {
            wrong(vector.get(), "/vector", "{…}");
        }
        if (found != null) {
            results.add(
                    new Result(
                            found.id(),
                            found.game(),
                            found.variant(),
                            set,
                            found.rule(),
                            found.level(),
                            found.profile().orElse(""),
                            found.polarity(),
                            found.task(),
                            found.title(),
                            found.source(),
                            found.file(),
                            found.line(),
                            found.outcome(),
                            found.differences(),
                            found.murmur(),
                            vector.map(Json::canonical),
                            found.millis().orElse(0L)));
        }
    }

    private @Nullable Node part(Node node, String name, String path) {
        Optional<Node> found = field(node, name);
        if (found.isEmpty()) {
            binder.problem("missing-field", node.mark(), path, name, "{…}", "");
        }
        return found.orElse(null);
    }

    private void wrong(Node node, String path, String allowed) {
        binder.problem("wrong-type", node.mark(), path, node.shown(), allowed, "");
    }

    private static String text(Node node, String name) {
        return field(node, name).map(Node::shown).orElse("");
    }

    private static Optional<Node> field(Node node, String name) {
        return node instanceof Node.Fields fields
                ? Optional.ofNullable(fields.values().get(name))
                : Optional.empty();
    }
}
