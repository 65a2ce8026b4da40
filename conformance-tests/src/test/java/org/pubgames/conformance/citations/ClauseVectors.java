package org.pubgames.conformance.citations;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.pubgames.conformance.Opened;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * Vectors that state the clause a ruling rests on, made from a moment at which it is shown: events
 * that do not matter are left out, and the result is as a suite file says it.
 */
final class ClauseVectors {

    private static final int FIRST = 101;
    private static final Pattern PLAIN = Pattern.compile("[A-Za-z][A-Za-z0-9-]*");
    private static final TreeSet<String> WORDS =
            new TreeSet<>(List.of("true", "false", "null", "yes", "no", "on", "off"));

    private final Game<?, ?> game;
    private final TreeSet<String> used;

    /**
     * @param used the ids that vectors have
     */
    ClauseVectors(Game<?, ?> game, List<Vector> used) {
        this.game = game;
        this.used = used.stream().map(Vector::id).collect(Collectors.toCollection(TreeSet::new));
    }

    /** A moment with what is ruled in it. */
    private record Moment(
            List<String> given, boolean accepted, List<String> rulings, String said) {}

    /**
     * A vector as YAML, or nothing where the shown clause is not that of the rule's first ruling.
     *
     * @param clause the clause, or {@link Vector#HOUSE}
     */
    Optional<String> vector(String rule, String clause, ShownGrounds.Scene scene) {
        Optional<Moment> whole = moment(game, scene, scene.given(), rule, clause);
        if (whole.isEmpty()) {
            return Optional.empty();
        }
        Moment least = least(scene, whole.get(), rule, clause);
        StringBuilder out = new StringBuilder();
        out.append("\n  - id: ").append(id(rule)).append('\n');
        out.append("    title: ")
                .append(quoted(scene.variant() + ": " + least.said()))
                .append('\n');
        out.append("    rule: ").append(rule).append('\n');
        out.append("    clause: ").append(clause).append('\n');
        out.append("    polarity: positive\n");
        out.append("    variant: ").append(scene.variant()).append('\n');
        out.append("    seats: [")
                .append(
                        scene.seats().stream()
                                .map(ClauseVectors::text)
                                .collect(Collectors.joining(", ")))
                .append("]\n");
        scene.position()
                .ifPresent(
                        position ->
                                out.append("    position: ").append(flow(position)).append('\n'));
        if (!least.given().isEmpty()) {
            out.append("    given:\n");
            least.given().forEach(line -> out.append("      - ").append(flow(line)).append('\n'));
        }
        out.append("    when: ").append(flow(scene.event())).append('\n');
        out.append("    then: {accepted: ")
                .append(least.accepted())
                .append(", rulings: [")
                .append(String.join(", ", least.rulings()))
                .append("]}\n");
        if (!clause.equals(Vector.HOUSE)) {
            out.append("    source: ").append(quoted(clause)).append('\n');
        }
        return Optional.of(out.toString());
    }

    private String id(String rule) {
        int number = FIRST;
        while (!used.add(rule + "/" + number)) {
            number++;
        }
        return rule + "/" + number;
    }

    /** Leaves out what can be left out: first long runs of events, then single ones. */
    private Moment least(ShownGrounds.Scene scene, Moment whole, String rule, String clause) {
        Moment least = whole;
        for (int run = Math.max(1, whole.given().size() / 2); run >= 1; run /= 2) {
            int at = 0;
            while (at < least.given().size()) {
                List<String> fewer = new ArrayList<>(least.given());
                fewer.subList(at, Math.min(fewer.size(), at + run)).clear();
                Optional<Moment> next = moment(game, scene, fewer, rule, clause);
                if (next.isPresent() && next.get().accepted() == whole.accepted()) {
                    least = next.get();
                } else {
                    at += run;
                }
            }
        }
        return least;
    }

    private static <S extends GameState, E extends GameEvent> Optional<Moment> moment(
            Game<S, E> played,
            ShownGrounds.Scene scene,
            List<String> given,
            String rule,
            String clause) {
        Variant variant =
                played.variants().all().stream()
                        .filter(each -> each.id().equals(scene.variant()))
                        .findFirst()
                        .orElseThrow();
        Match<S, E> match = Opened.match(played, variant, scene.play()).orElseThrow();
        for (String line : given) {
            Verdict<S, E> verdict = match.judge(event(played, line));
            if (!verdict.accepted()) {
                return Optional.empty();
            }
            match = verdict.match();
        }
        Verdict<S, E> verdict = match.judge(event(played, scene.event()));
        List<Ruling> of =
                verdict.rulings().stream().filter(each -> each.rule().equals(rule)).toList();
        if (of.isEmpty() || !clause.equals(stated(of.get(0)))) {
            return Optional.empty();
        }
        return Optional.of(
                new Moment(
                        List.copyOf(given),
                        verdict.accepted(),
                        verdict.rulings().stream().map(Ruling::rule).distinct().sorted().toList(),
                        played.rulebook().say(of.get(0), Lang.EN)));
    }

    private static String stated(Ruling ruling) {
        return ruling.citations().isEmpty() ? Vector.HOUSE : ruling.citations().get(0).clause();
    }

    private static <S extends GameState, E extends GameEvent> E event(
            Game<S, E> played, String line) {
        return ((Reading.Read<E>) played.codec().readEvent(line, Where.file("clauses"))).value();
    }

    private static String quoted(String text) {
        return "\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    private static String text(String text) {
        return PLAIN.matcher(text).matches() && !WORDS.contains(text.toLowerCase(Locale.ROOT))
                ? text
                : quoted(text);
    }

    /** A line of JSON as the suites write it. */
    private static String flow(String json) {
        return flow(JsonText.read(json, Where.file("clauses")).orElseThrow());
    }

    private static String flow(Node node) {
        if (node instanceof Node.Fields fields) {
            return fields.values().entrySet().stream()
                    .map(field -> text(field.getKey()) + ": " + flow(field.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (node instanceof Node.Items items) {
            return items.values().stream()
                    .map(ClauseVectors::flow)
                    .collect(Collectors.joining(", ", "[", "]"));
        }
        return node instanceof Node.Text text ? text(text.value()) : node.shown();
    }
}
