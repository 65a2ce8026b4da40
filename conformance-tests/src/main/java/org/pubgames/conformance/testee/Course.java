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
 * @param views what the viewers asked about see after the last step, in their order
 */
public record Course(
        Optional<String> refused,
        Optional<Node> situation,
        List<Observation> steps,
        List<Seen> views) {

    /**
     * What a viewer sees.
     *
     * @param state the state without what is hidden from him
     * @param log the accepted events as he saw them, a list
     */
    public record Seen(Node state, Node log) {}

    public Course {
        steps = List.copyOf(steps);
        views = List.copyOf(views);
    }

    /** A course in which nobody was asked what he sees. */
    public Course(Optional<String> refused, Optional<Node> situation, List<Observation> steps) {
        this(refused, situation, steps, List.of());
    }

    /** The same course with other views. */
    public Course showing(List<Seen> others) {
        return new Course(refused, situation, steps, others);
    }

    /** The same course with other steps. */
    public Course with(List<Observation> others) {
        return new Course(refused, situation, others, views);
    }

    /** A course whose situation could not be reached. */
    public static Course refused(String why) {
        return new Course(Optional.of(why), Optional.empty(), List.of());
    }
}
