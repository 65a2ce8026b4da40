package org.pubgames.conformance.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.Because;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/** Differences in sentences. What cannot be understood is quoted. */
record DifferenceWords(ReportWords words, Result result) {

    /** Compares ranks as numbers: 2 before 10. */
    private static final Comparator<String> RANKS =
            Comparator.comparingInt(String::length).thenComparing(Comparator.naturalOrder());

    private static final Pattern STEP = Pattern.compile("step (\\d{1,6}) ?(.*)", Pattern.DOTALL);
    private static final Pattern LOST = Pattern.compile("([A-Z_]{1,12}): (.*)", Pattern.DOTALL);
    private static final int MOST_PLACES = 5;
    private static final int LONGEST = 600;

    /**
     * One difference.
     *
     * @param about what it is about
     * @param expected what is expected
     * @param got what came
     */
    record Part(String about, List<String> expected, List<String> got) {}

    List<Part> all() {
        boolean rulings =
                result.differences().stream().anyMatch(found -> found.what() == What.RULINGS);
        return result.differences().stream()
                // the list of rules says the same, and more
                .filter(found -> !rulings || found.what() != What.AIM)
                // of a census the one question with another answer says most
                .sorted(Comparator.comparing(found -> found.what() == What.COUNT ? 1 : 0))
                .map(this::said)
                .toList();
    }

    private Part said(Difference difference) {
        Matcher step = STEP.matcher(difference.place());
        String place = step.matches() ? step.group(2) : difference.place();
        Part said = said(difference, place);
        return step.matches()
                ? new Part(
                        words.say(
                                "about.step",
                                new Because("step", step.group(1)),
                                new Because("about", said.about())),
                        said.expected(),
                        said.got())
                : said;
    }

    private Part said(Difference difference, String place) {
        String expected = difference.expected();
        String got = difference.got();
        return switch (difference.what()) {
            case SITUATION -> situation(expected, got);
            case BREAKDOWN -> situation(expected, "ERRORED: " + got);
            case UNSUPPORTED -> both("unsupported", words.say("said.unsupported"), cut(got));
            case ACCEPTED ->
                    both("accepted", words.say(verdict(expected)), words.say(verdict(got)));
            case RULINGS -> rulings(expected, got);
            case AIM -> both("aim", aim(expected.equals("fires")), aim(!expected.equals("fires")));
            case CLAUSE ->
                    new Part(words.say("about.clause"), List.of(cut(expected)), List.of(cut(got)));
            case FACTS ->
                    new Part(
                            words.say("about.facts", "rule", cut(rule(place))),
                            List.of(cut(expected)),
                            List.of(cut(got)));
            case VIEW ->
                    new Part(
                            words.say("about.view", "place", cut(place)),
                            List.of(there(expected)),
                            List.of(there(got)));
            case POINTS -> both("points", points(expected), points(got));
            case STATE ->
                    new Part(
                            words.say("about.state", "place", cut(place)),
                            List.of(there(expected)),
                            List.of(there(got)));
            case PLACES -> both("places", places(expected), places(got));
            case TOTALS -> both("totals", cut(expected), cut(got));
            case TURN -> both("turn", cut(expected), cut(got));
            case POSITION ->
                    new Part(
                            words.say("about.position", "place", cut(place)),
                            List.of(there(expected)),
                            List.of(there(got)));
            case PROBLEMS ->
                    new Part(words.say("about.problems"), problems(expected), problems(got));
            case ANSWER ->
                    new Part(
                            words.say("about.answer", "question", cut(EventShort.of(place))),
                            List.of(columns(expected)),
                            List.of(columns(got)));
            case COUNT -> count(place, expected, got);
            case UNCHANGED -> unchanged(expected, got);
        };
    }

    private Part both(String about, String expected, String got) {
        return new Part(words.say("about." + about), List.of(expected), List.of(got));
    }

    private static String verdict(String accepted) {
        return accepted.equals("true") ? "said.accepted" : "said.refused";
    }

    private Part situation(String expected, String got) {
        Matcher lost = LOST.matcher(got);
        Optional<String> why =
                lost.matches() ? words.find("lost." + lost.group(1)) : Optional.empty();
        String wanted = words.find("situation." + expected.replace(' ', '-')).orElse(cut(expected));
        return new Part(
                words.say("about.situation"),
                wanted.isEmpty() ? List.of() : List.of(wanted),
                List.of(why.map(text -> text + " " + cut(lost.group(2))).orElse(cut(got))));
    }

    private Part rulings(String expected, String got) {
        TreeSet<String> wanted = new TreeSet<>(list(expected));
        TreeSet<String> fired = new TreeSet<>(list(got));
        List<String> missing = new ArrayList<>();
        List<String> extra = new ArrayList<>();
        wanted.stream()
                .filter(rule -> !fired.contains(rule))
                .forEach(rule -> missing.add(rule(rule)));
        fired.stream()
                .filter(rule -> !wanted.contains(rule))
                .forEach(rule -> extra.add(rule(rule)));
        List<String> should = new ArrayList<>(missing);
        List<String> is = new ArrayList<>(extra);
        if (missing.isEmpty()) {
            should.add(words.say("said.no-more-rules"));
        }
        if (extra.isEmpty()) {
            is.add(words.say("said.not-these-rules"));
        }
        return new Part(words.say("about.rulings"), cut(should), cut(is));
    }

    /** The statement of a rule, with its id. */
    private String rule(String id) {
        String statement = GamePage.statement(result.game(), id, words.lang());
        return statement.isEmpty() ? id : statement + " (" + id + ")";
    }

    private String aim(boolean fires) {
        return words.say(fires ? "said.aim-fires" : "said.aim-silent");
    }

    private String points(String points) {
        return points.matches("-?\\d{1,12}")
                ? words.say("said.points", "points", points)
                : words.say("said.no-points");
    }

    private String there(String json) {
        return json.equals("null") ? words.say("said.nothing-there") : cut(json);
    }

    private String places(String map) {
        Map<String, String> places = map(map);
        if (places.isEmpty()) {
            return map.equals("{}") ? words.say("said.undecided") : cut(map);
        }
        return cut(
                String.join(
                        ", ",
                        places.entrySet().stream()
                                .sorted(Map.Entry.comparingByValue(RANKS))
                                .map(place -> place.getValue() + ". " + place.getKey())
                                .toList()));
    }

    private List<String> problems(String list) {
        List<String> problems = list(list);
        return problems.isEmpty() ? List.of(words.say("said.no-problem")) : cut(problems);
    }

    private String columns(String map) {
        Map<String, String> columns = map(map);
        if (columns.isEmpty()) {
            return map.equals("{}") ? words.say("said.no-answer") : cut(map);
        }
        return cut(
                String.join(
                        ", ",
                        columns.entrySet().stream()
                                .map(column -> column.getKey() + " " + column.getValue())
                                .toList()));
    }

    private Part count(String place, String expected, String got) {
        boolean branch = place.startsWith("divide ");
        String about =
                branch
                        ? words.say("about.branch", "branch", cut(place.substring(7)))
                        : words.say("about.count", "answer", cut(place));
        String unit = branch ? "said.sum" : "said.questions";
        return new Part(about, List.of(number(unit, expected)), List.of(number(unit, got)));
    }

    private String number(String key, String number) {
        return number.matches("-?\\d{1,19}") ? words.say(key, "number", number) : cut(number);
    }

    /** A refused event must change nothing: the places of the state that did change. */
    private Part unchanged(String old, String now) {
        Map<String, String> before = leaves(old);
        Map<String, String> after = leaves(now);
        TreeSet<String> pointers = new TreeSet<>(before.keySet());
        pointers.addAll(after.keySet());
        List<String> changes =
                pointers.stream()
                        .filter(
                                at ->
                                        !before.getOrDefault(at, "")
                                                .equals(after.getOrDefault(at, "")))
                        .limit(MOST_PLACES)
                        .map(
                                at ->
                                        at
                                                + ": "
                                                + there(before.getOrDefault(at, "null"))
                                                + " → "
                                                + there(after.getOrDefault(at, "null")))
                        .toList();
        return new Part(
                words.say("about.unchanged"),
                List.of(words.say("said.unchanged")),
                changes.isEmpty() ? List.of(words.say("said.changed")) : cut(changes));
    }

    private static Map<String, String> leaves(String json) {
        Map<String, String> leaves = new TreeMap<>();
        JsonText.read(json, Where.UNKNOWN)
                .fold(Optional::of, no -> Optional.<Node>empty())
                .ifPresent(root -> leaves(root, "", leaves));
        return leaves;
    }

    private static void leaves(Node node, String pointer, Map<String, String> leaves) {
        if (node instanceof Node.Fields fields) {
            fields.values().forEach((name, value) -> leaves(value, pointer + "/" + name, leaves));
        } else if (node instanceof Node.Items items) {
            for (int i = 0; i < items.values().size(); i++) {
                leaves(items.values().get(i), pointer + "/" + i, leaves);
            }
        } else {
            leaves.put(pointer, Json.canonical(node));
        }
    }

    /** The entries of {@code [a, b]}. */
    private static List<String> list(String written) {
        String inner = inner(written, '[', ']');
        return inner.isEmpty() ? List.of() : Arrays.asList(inner.split(", ", -1));
    }

    /** The entries of <code>{a=1, b=2}</code>; none when the text has another form. */
    private static Map<String, String> map(String written) {
        Map<String, String> map = new TreeMap<>();
        String inner = inner(written, '{', '}');
        for (String entry : inner.isEmpty() ? new String[0] : inner.split(", ", -1)) {
            int sign = entry.lastIndexOf('=');
            if (sign < 0) {
                return Map.of();
            }
            map.put(entry.substring(0, sign), entry.substring(sign + 1));
        }
        return map;
    }

    private static String inner(String written, char open, char close) {
        boolean enclosed =
                written.length() > 1
                        && written.charAt(0) == open
                        && written.charAt(written.length() - 1) == close;
        return enclosed ? written.substring(1, written.length() - 1) : "";
    }

    private static String cut(String text) {
        return Markup.cut(text, LONGEST);
    }

    private static List<String> cut(List<String> texts) {
        return texts.stream().limit(20).map(DifferenceWords::cut).toList();
    }
}
