package org.pubgames.conformance.testee;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.Vector.Complaint;
import org.pubgames.core.internal.data.Node;

/**
 * What an implementation reports about one judged event. What it does not report is empty.
 *
 * @param accepted whether the event stands
 * @param points the points it brings, all players together
 * @param rulings the ids of the rules that fired
 * @param clauses the clause that the ruling of each of these rules rests on; {@link
 *     org.pubgames.conformance.Vector#HOUSE} for the house's own reason
 * @param state the state afterwards
 * @param places the rank of each player, as JSON; empty while the match is undecided
 * @param problems what is wrong with an event that cannot be read
 * @param facts by rule, the facts of each of its rulings: name and value as JSON
 */
public record Observation(
        boolean accepted,
        Optional<Integer> points,
        Optional<List<String>> rulings,
        Optional<Map<String, String>> clauses,
        Optional<Node> state,
        Optional<Map<String, String>> places,
        List<Complaint> problems,
        Optional<Map<String, List<Map<String, String>>>> facts) {

    public Observation {
        problems = List.copyOf(problems);
    }

    /** The same with another verdict and other points. */
    public Observation judged(boolean nowAccepted, Optional<Integer> nowPoints) {
        return new Observation(
                nowAccepted, nowPoints, rulings, clauses, state, places, problems, facts);
    }

    /** The same with another state. */
    public Observation in(Optional<Node> other) {
        return new Observation(accepted, points, rulings, clauses, other, places, problems, facts);
    }

    /** The same with other facts. */
    public Observation because(Map<String, List<Map<String, String>>> others) {
        return new Observation(
                accepted, points, rulings, clauses, state, places, problems, Optional.of(others));
    }

    /** The same with other places. */
    public Observation placing(Map<String, String> others) {
        return new Observation(
                accepted, points, rulings, clauses, state, Optional.of(others), problems, facts);
    }
}
