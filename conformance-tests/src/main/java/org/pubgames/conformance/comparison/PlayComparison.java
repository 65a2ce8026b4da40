package org.pubgames.conformance.comparison;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.internal.data.Node;

/**
 * Compares what an implementation reports about a play with the results that the vector demands.
 */
final class PlayComparison {

    private final Vector vector;
    private final Vector.Play play;
    private final Claim claim;
    private final List<Difference> differences = new ArrayList<>();

    PlayComparison(Vector vector, Vector.Play play, Claim claim) {
        this.vector = vector;
        this.play = play;
        this.claim = claim;
    }

    List<Difference> differences(Course course) {
        if (course.refused().isPresent()) {
            add(What.SITUATION, "", "the given events accepted", course.refused().get());
            return differences;
        }
        Optional<Node> before = course.situation();
        if (before.isEmpty() && claim.can(Feature.STATE)) {
            add(What.STATE, "situation", "'state', as claimed", "nothing");
        }
        for (int i = 0; i < play.steps().size(); i++) {
            if (i >= course.steps().size()) {
                add(What.SITUATION, "step " + (i + 1), "an answer", "nothing");
                return differences;
            }
            Observation observed = course.steps().get(i);
            String step = play.steps().size() == 1 ? "" : "step " + (i + 1) + " ";
            missing(observed, step);
            compare(play.steps().get(i).then(), observed, step);
            if (!observed.accepted()) {
                unchanged(before, observed.state(), step);
            }
            before = observed.state();
        }
        Observation last = course.steps().get(play.steps().size() - 1);
        aim(last);
        clause(last);
        if (!play.views().isEmpty()) {
            differences.addAll(ViewComparison.differences(play.views(), course.views()));
        }
        return differences;
    }

    /** What is claimed has to be reported, also where there is nothing to compare it with. */
    private void missing(Observation observed, String step) {
        missing(Feature.POINTS, What.POINTS, observed.points(), step);
        missing(Feature.STATE, What.STATE, observed.state(), step);
        missing(Feature.PLACES, What.PLACES, observed.places(), step);
        missing(Feature.TOTALS, What.TOTALS, observed.after().totals(), step);
        missing(Feature.TURN, What.TURN, observed.after().turn(), step);
        missing(Feature.POSITION, What.POSITION, observed.after().position(), step);
        missing(Feature.RULINGS, What.RULINGS, observed.rulings(), step);
        missing(Feature.CLAUSES, What.CLAUSE, observed.clauses(), step);
        missing(Feature.FACTS, What.FACTS, observed.facts(), step);
    }

    private void missing(Feature feature, What what, Optional<?> part, String step) {
        if (claim.can(feature) && part.isEmpty()) {
            add(what, step, "'" + feature.id() + "', as claimed", "nothing");
        }
    }

    private void compare(Vector.Then then, Observation observed, String step) {
        if (observed.accepted() != then.accepted()) {
            add(What.ACCEPTED, step, then.accepted() + "", observed.accepted() + "");
        }
        if (claim.can(Feature.PROBLEMS)) {
            differences.addAll(
                    TaskComparison.complaints(then.problems(), observed.problems(), step.strip()));
        }
        if (claim.can(Feature.RULINGS)) {
            TreeSet<String> expected = new TreeSet<>(then.rulings());
            TreeSet<String> fired = new TreeSet<>(observed.rulings().orElse(List.of()));
            if (!fired.equals(expected)) {
                add(What.RULINGS, step, expected + "", fired + "");
            }
        }
        if (claim.can(Feature.FACTS)) {
            then.facts()
                    .forEach(
                            (rule, named) ->
                                    facts(rule, named, observed.facts().orElse(Map.of()), step));
        }
        if (claim.can(Feature.POINTS) && then.points().isPresent()) {
            String points = observed.points().map(String::valueOf).orElse("nothing");
            if (!points.equals(then.points().get() + "")) {
                add(What.POINTS, step, then.points().get() + "", points);
            }
        }
        if (claim.can(Feature.STATE)) {
            parts(What.STATE, then.state(), observed.state(), step);
        }
        if (claim.can(Feature.PLACES)) {
            placed(What.PLACES, then.places(), observed.places(), step);
        }
        after(then.after(), observed.after(), step);
    }

    private void after(Vector.After expected, Observation.After observed, String step) {
        if (claim.can(Feature.TOTALS)) {
            placed(What.TOTALS, expected.totals(), observed.totals(), step);
        }
        if (claim.can(Feature.TURN) && expected.turn().isPresent()) {
            TreeSet<String> wanted = new TreeSet<>(expected.turn().get());
            TreeSet<String> got = new TreeSet<>(observed.turn().orElse(List.of()));
            if (!got.equals(wanted)) {
                add(What.TURN, step, wanted + "", got + "");
            }
        }
        if (claim.can(Feature.POSITION)) {
            parts(What.POSITION, expected.position(), observed.position(), step);
        }
    }

    /** A number for each player, where the vector says so. */
    private void placed(
            What what,
            Optional<Map<String, String>> expected,
            Optional<Map<String, String>> observed,
            String step) {
        if (expected.isPresent()) {
            Map<String, String> got = new TreeMap<>(observed.orElse(Map.of()));
            Map<String, String> wanted = new TreeMap<>(expected.get());
            if (!got.equals(wanted)) {
                add(what, step, wanted + "", got + "");
            }
        }
    }

    /** One of the rulings of a rule has all the facts that are named; it may have more. */
    private void facts(
            String rule,
            Map<String, String> named,
            Map<String, List<Map<String, String>>> reported,
            String step) {
        List<Map<String, String>> rulings = reported.getOrDefault(rule, List.of());
        if (rulings.stream().noneMatch(facts -> facts.entrySet().containsAll(named.entrySet()))) {
            List<Map<String, String>> got = new ArrayList<>();
            for (Map<String, String> facts : rulings) {
                Map<String, String> asked = new TreeMap<>(facts);
                asked.keySet().retainAll(named.keySet());
                got.add(asked);
            }
            String shown = got.isEmpty() ? "nothing" : got.size() == 1 ? got.get(0) + "" : got + "";
            add(What.FACTS, step + rule, new TreeMap<>(named) + "", shown);
        }
    }

    private void parts(What what, Map<String, String> expected, Optional<Node> whole, String step) {
        expected.forEach(
                (pointer, value) -> {
                    String got =
                            whole.flatMap(found -> Json.at(found, pointer))
                                    .map(Json::canonical)
                                    .orElse("null");
                    if (!got.equals(value)) {
                        add(what, step + pointer, value, got);
                    }
                });
    }

    private void unchanged(Optional<Node> before, Optional<Node> after, String step) {
        if (!claim.can(Feature.STATE) || before.isEmpty()) {
            return;
        }
        String old = before.map(Json::canonical).orElse("");
        String now = after.map(Json::canonical).orElse("");
        if (!old.equals(now)) {
            add(What.UNCHANGED, step, old, now);
        }
    }

    private void aim(Observation last) {
        if (!claim.can(Feature.RULINGS)) {
            return;
        }
        // A rule that decides and writes no line of the verdict is not among the rulings expected.
        boolean aim =
                vector.polarity() == Vector.Polarity.POSITIVE
                        && vector.rulings().contains(vector.rule());
        List<String> fired = last.rulings().orElse(List.of());
        if (fired.contains(vector.rule()) != aim) {
            add(What.AIM, vector.rule(), aim ? "fires" : "silent", fired + "");
        }
    }

    private void clause(Observation last) {
        if (!claim.can(Feature.CLAUSES) || vector.clause().isEmpty()) {
            return;
        }
        String got = last.clauses().orElse(Map.of()).getOrDefault(vector.rule(), "nothing");
        if (!got.equals(vector.clause())) {
            add(What.CLAUSE, vector.rule(), vector.clause(), got);
        }
    }

    private void add(What what, String place, String expected, String got) {
        differences.add(new Difference(what, place.strip(), expected, got));
    }
}
