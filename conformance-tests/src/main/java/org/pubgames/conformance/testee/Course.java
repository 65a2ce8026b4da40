package org.pubgames.conformance.testee;

import java.util.List;
import java.util.Optional;
import org.pubgames.core.internal.data.Node;

/**
 * What came of a play.
 *
 * @param refused what kept the situation from being brought about; empty when all given events were
 *     accepted
 * @param situation the state before the first step, when the implementation tells states
 * @param steps what it tells of each step; empty when the situation was not brought about
 */
public record Course(Optional<String> refused, Optional<Node> situation, List<Told> steps) {

    public Course {
        steps = List.copyOf(steps);
    }

    /** A course that never began. */
    public static Course refused(String why) {
        return new Course(Optional.of(why), Optional.empty(), List.of());
    }
}
