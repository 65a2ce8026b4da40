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
 */
public record Observation(
        boolean accepted,
        Optional<Integer> points,
        Optional<List<String>> rulings,
        Optional<Map<String, String>> clauses,
        Optional<Node> state,
        Optional<Map<String, String>> places,
        List<Complaint> problems) {

    public Observation {
        problems = List.copyOf(problems);
    }
}
