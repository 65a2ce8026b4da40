package org.pubgames.conformance.protocol;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.ForeignText;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector.Complaint;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.ClaimedGames;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.conformance.testee.TesteeException;
import org.pubgames.conformance.testee.TesteeException.Why;
import org.pubgames.core.Lang;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.Binder;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;
import org.pubgames.core.spi.OrEmpty;

/**
 * One line that an implementation answered, read strictly: whatever is not of the protocol is a
 * {@link TesteeException} that says what was expected and shows the line.
 */
final class Reply {

    private static final int SHOWN = 300;
    private static final int WHY = 80;
    private static final String FACTS = "{\"rule\": [{\"fact\": value}]}";

    /** No answer has a word that looks like this. */
    private static final Pattern NUMBER = Pattern.compile("\\s*[-+]?[\\d.]+([eE][-+]?\\d+)?\\s*");

    private final String line;
    private final Node.Fields fields;
    private final Binder binder = new Binder("reply");

    private Reply(String line, Node.Fields fields) {
        this.line = line;
        this.fields = fields;
    }

    /** Says that it does not answer this. */
    record Skipped(int seq, String skipped, Optional<String> issue) {}

    /** Says that it cannot answer; the answer to {@code start} needs no number. */
    record Errored(Optional<Integer> seq, String errored) {}

    /** Introduces itself; the games are read separately. */
    record Started(int protocol, Implementation implementation, List<String> features) {}

    /** What an implementation is. */
    record Implementation(
            String name,
            String version,
            String language,
            Optional<String> homepage,
            Optional<String> issues) {}

    /** Plays by the variant. */
    record Ready(int seq, boolean ok) {}

    /** Does not play by the variant. */
    record Unsupported(int seq, String unsupported) {}

    /** A given event was not accepted. */
    record Refused(int seq, String refused) {}

    /** An answer whose other fields are read one by one. */
    record Numbered(int seq) {}

    /** One judged event; state, places, totals, position and facts are read separately. */
    record Step(
            boolean accepted,
            Optional<Integer> points,
            Optional<List<String>> rulings,
            Optional<Map<String, String>> clauses,
            @OrEmpty List<Complaint> problems,
            Optional<List<String>> turn) {}

    /** What is wrong with a variant file. */
    record Checked(int seq, List<Complaint> problems) {}

    /**
     * An answer that is neither skipped nor an error.
     *
     * @param seq the number of the request, 0 when it has none
     */
    static Reply read(String line, int seq) {
        Node node =
                JsonText.readForeign(line, Where.file("reply"))
                        .fold(
                                found -> found,
                                problems -> {
                                    String why = ForeignText.cut(problems.get(0).value(), WHY);
                                    boolean shown = line.contains(why);
                                    throw garbage(
                                            "one line of JSON" + (shown ? "" : " (" + why + ")"),
                                            line);
                                });
        if (!(node instanceof Node.Fields fields)) {
            throw garbage("{…}", line);
        }
        if (seq > 0 && !numbered(fields, seq)) {
            throw garbage("\"seq\":" + seq, line);
        }
        Reply reply = new Reply(line, fields);
        if (fields.values().containsKey("skipped")) {
            Skipped skipped = reply.bound(Skipped.class);
            throw new TesteeException(Why.SKIPPED, skipped.skipped(), skipped.issue().orElse(""));
        }
        if (fields.values().containsKey("errored")) {
            throw new TesteeException(Why.ERRORED, reply.bound(Errored.class).errored());
        }
        return reply;
    }

    private static boolean numbered(Node.Fields fields, int seq) {
        return fields.values().get("seq") instanceof Node.Decimal number
                && number.value().compareTo(BigDecimal.valueOf(seq)) == 0;
    }

    /** The failure for a line that is no answer of the protocol. */
    static TesteeException garbage(String expected, String line) {
        return new TesteeException(
                Why.GARBAGE, "expected " + expected + ", got: " + ForeignText.cut(line, SHOWN));
    }

    private <T> T bound(Class<T> type, String... others) {
        return bound(type, fields, "", others);
    }

    private <T> T bound(Class<T> type, Node node, String path, String... others) {
        T bound = binder.bind(type, node, path, List.of(others));
        if (bound == null) {
            throw garbage(binder.problems().get(0).line(Lang.EN), line);
        }
        return bound;
    }

    private TesteeException wrong(String path, String expected) {
        return garbage(expected + " at " + path, line);
    }

    private @Nullable Node part(String name) {
        return fields.values().get(name);
    }

    private List<Node> items(String name, int expected) {
        if (!(part(name) instanceof Node.Items items)) {
            throw wrong("/" + name, "[…]");
        }
        if (items.values().size() != expected) {
            throw wrong("/" + name, expected + " entries, not " + items.values().size());
        }
        return items.values();
    }

    /** The claim in an answer to {@code start}. */
    Claim claim() {
        Started started = bound(Started.class, "games");
        if (started.protocol() != Request.PROTOCOL) {
            throw wrong("/protocol", "" + Request.PROTOCOL);
        }
        Set<Feature> features = new TreeSet<>();
        for (String id : started.features()) {
            features.add(
                    Feature.of(id).orElseThrow(() -> wrong("/features", "one of " + featureIds())));
        }
        ClaimedGames claimed = games(features);
        Implementation implementation = started.implementation();
        return new Claim(
                implementation.name(),
                implementation.version(),
                implementation.language(),
                implementation.homepage().orElse(""),
                implementation.issues().orElse(""),
                claimed.games(),
                features,
                claimed.scopes());
    }

    static List<String> featureIds() {
        return java.util.Arrays.stream(Feature.values()).map(Feature::id).toList();
    }

    private ClaimedGames games(Set<Feature> features) {
        Node named = part("games");
        if (named == null) {
            throw wrong("/games", "{\"game\": [variants]}");
        }
        return ClaimedGames.read(
                named,
                features,
                "/games",
                (path, expected) -> {
                    throw wrong(path, expected);
                });
    }

    /** Why it does not play by a variant; empty when it does. */
    Optional<String> unsupported() {
        if (part("unsupported") != null) {
            return Optional.of(bound(Unsupported.class).unsupported());
        }
        if (!bound(Ready.class).ok()) {
            throw wrong("/ok", "true, or \"unsupported\"");
        }
        return Optional.empty();
    }

    /** The results of a play with so many steps, after which so many views are asked for. */
    Course course(int steps, int views) {
        if (part("refused") != null) {
            return Course.refused(bound(Refused.class).refused());
        }
        bound(Numbered.class, "steps", "situation", "views");
        List<Observation> observed = new ArrayList<>();
        for (Node step : items("steps", steps)) {
            observed.add(observation(step, "/steps/" + observed.size()));
        }
        return new Course(
                Optional.empty(), Optional.ofNullable(part("situation")), observed, views(views));
    }

    /** As many views as were asked for. */
    private List<Course.Seen> views(int asked) {
        List<Course.Seen> views = new ArrayList<>();
        if (asked == 0 && part("views") == null) {
            return views;
        }
        for (Node view : items("views", asked)) {
            Map<String, Node> seen = fieldsOf(view);
            Node state = seen.get("state");
            Node log = seen.get("log");
            if (state == null || log == null || seen.size() > 2) {
                throw wrong("/views/" + views.size(), "{\"state\": …, \"log\": […]}");
            }
            views.add(new Course.Seen(state, log));
        }
        return views;
    }

    /** By rule, a list of rulings with the facts of each. */
    private Map<String, List<Map<String, String>>> facts(Node node, String path) {
        Map<String, List<Map<String, String>>> facts = new TreeMap<>();
        if (!(node instanceof Node.Fields rules)) {
            throw wrong(path + "/facts", FACTS);
        }
        rules.values()
                .forEach(
                        (rule, rulings) -> {
                            if (!(rulings instanceof Node.Items each)) {
                                throw wrong(path + "/facts/" + rule, FACTS);
                            }
                            List<Map<String, String>> all = new ArrayList<>();
                            for (Node ruling : each.values()) {
                                if (!(ruling instanceof Node.Fields named)) {
                                    throw wrong(path + "/facts/" + rule, FACTS);
                                }
                                Map<String, String> values = new TreeMap<>();
                                named.values()
                                        .forEach(
                                                (name, value) ->
                                                        values.put(name, Json.canonical(value)));
                                all.add(values);
                            }
                            facts.put(rule, all);
                        });
        return facts;
    }

    private Observation observation(Node node, String path) {
        Step step = bound(Step.class, node, path, "state", "places", "totals", "position", "facts");
        Map<String, Node> values = fieldsOf(node);
        return new Observation(
                step.accepted(),
                step.points(),
                step.rulings(),
                step.clauses(),
                Optional.ofNullable(values.get("state")),
                numbers(values, "places", "rank", path),
                step.problems(),
                Optional.ofNullable(values.get("facts")).map(facts -> facts(facts, path)),
                new Observation.After(
                        step.turn(),
                        Optional.ofNullable(values.get("position")),
                        numbers(values, "totals", "total", path)));
    }

    private static Map<String, Node> fieldsOf(Node node) {
        return node instanceof Node.Fields named ? named.values() : Map.<String, Node>of();
    }

    /** A number for each player, where it is reported. */
    private Optional<Map<String, String>> numbers(
            Map<String, Node> values, String name, String number, String path) {
        Node node = values.get(name);
        if (node == null) {
            return Optional.empty();
        }
        if (!(node instanceof Node.Fields named)) {
            throw wrong(path + "/" + name, "{\"player\": " + number + "}");
        }
        Map<String, String> numbers = new TreeMap<>();
        named.values()
                .forEach(
                        (player, value) -> {
                            if (!(value instanceof Node.Decimal)) {
                                throw wrong(path + "/" + name + "/" + player, "a " + number);
                            }
                            numbers.put(player, Json.canonical(value));
                        });
        return Optional.of(numbers);
    }

    /** As many answers as there were questions. */
    List<Map<String, String>> answers(int questions) {
        bound(Numbered.class, "answers");
        List<Map<String, String>> answers = new ArrayList<>();
        for (Node answer : items("answers", questions)) {
            answers.add(answer(answer, "/answers/" + answers.size()));
        }
        return answers;
    }

    private Map<String, String> answer(Node node, String path) {
        if (!(node instanceof Node.Fields named)) {
            throw wrong(path, "{\"column\": value}");
        }
        Map<String, String> answer = new LinkedHashMap<>();
        named.values()
                .forEach(
                        (column, value) -> {
                            if (value instanceof Node.Text text) {
                                if (NUMBER.matcher(text.value()).matches()) {
                                    throw wrong(path + "/" + column, "a number, not a text");
                                }
                                answer.put(column, text.value());
                            } else if (value instanceof Node.Decimal) {
                                answer.put(column, Json.text(value));
                            } else {
                                throw wrong(path + "/" + column, "a number or a text");
                            }
                        });
        return answer;
    }

    /** What it found wrong with a variant file. */
    List<Complaint> complaints() {
        return bound(Checked.class).problems();
    }
}
