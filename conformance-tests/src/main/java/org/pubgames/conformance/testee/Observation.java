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
 * @param after what else holds afterwards
 */
public record Observation(
        boolean accepted,
        Optional<Integer> points,
        Optional<List<String>> rulings,
        Optional<Map<String, String>> clauses,
        Optional<Node> state,
        Optional<Map<String, String>> places,
        List<Complaint> problems,
        Optional<Map<String, List<Map<String, String>>>> facts,
        After after) {

    /**
     * What else holds after an event.
     *
     * @param turn whose turn it is; nobody in particular's when the list is empty
     * @param position the position in which the match stands, as JSON; null where there is none
     * @param totals the total of each player, as JSON; empty while the match is undecided
     */
    public record After(
            Optional<List<String>> turn,
            Optional<Node> position,
            Optional<Map<String, String>> totals) {

        /** Nothing of it is reported. */
        public static final After NONE =
                new After(Optional.empty(), Optional.empty(), Optional.empty());

        public After {
            turn = turn.map(List::copyOf);
        }
    }

    public Observation {
        problems = List.copyOf(problems);
    }

    /** An observation of which nothing else is reported. */
    public Observation(
            boolean accepted,
            Optional<Integer> points,
            Optional<List<String>> rulings,
            Optional<Map<String, String>> clauses,
            Optional<Node> state,
            Optional<Map<String, String>> places,
            List<Complaint> problems,
            Optional<Map<String, List<Map<String, String>>>> facts) {
        this(accepted, points, rulings, clauses, state, places, problems, facts, After.NONE);
    }

    /** The same with another verdict and other points. */
    public Observation judged(boolean nowAccepted, Optional<Integer> nowPoints) {
        return new Observation(
                nowAccepted, nowPoints, rulings, clauses, state, places, problems, facts, after);
    }

    /** The same with another state. */
    public Observation in(Optional<Node> other) {
        return new Observation(
                accepted, points, rulings, clauses, other, places, problems, facts, after);
    }

    /** The same with other facts. */
    public Observation because(Map<String, List<Map<String, String>>> others) {
        return new Observation(
                accepted,
                points,
                rulings,
                clauses,
                state,
                places,
                problems,
                Optional.of(others),
                after);
    }

    /** The same with other places. */
    public Observation placing(Map<String, String> others) {
        return new Observation(
                accepted,
                points,
                rulings,
                clauses,
                state,
                Optional.of(others),
                problems,
                facts,
                after);
    }
}
