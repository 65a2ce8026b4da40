package org.pubgames.conformance.testee;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.data.Node;

/**
 * What an implementation reports about a play.
 *
 * @param refused why the situation could not be reached; empty when all given events were accepted
 * @param situation the state before the first step, when the implementation reports states
 * @param steps what it reports of each step; empty when the situation was not reached
 */
public record Course(Optional<String> refused, Optional<Node> situation, List<Observation> steps) {

    public Course {
        steps = List.copyOf(steps);
    }

    /** A course whose situation could not be reached. */
    public static Course refused(String why) {
        return new Course(Optional.of(why), Optional.empty(), List.of());
    }
}
