package org.pubgames.conformance.wrong;

import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;

/**
 * A judged event as a wrong implementation is about to report it.
 *
 * @param event the event
 * @param before the state before it
 * @param after the state after it; may be changed
 * @param right what the right game reports
 * @param by the variant played
 */
record ReportedStep(Draft event, Draft before, Draft after, Observation right, Variant by) {

    boolean accepted() {
        return right.accepted();
    }

    /** A setting that is a number. */
    int setting(String name) {
        return Integer.parseInt(String.valueOf(Records.values(by.settings()).get(name)));
    }

    /** The points of the event. */
    int points() {
        return right.points().orElse(0);
    }

    ReportedStep points(int points) {
        return with(
                new Observation(
                        right.accepted(),
                        Optional.of(points),
                        right.rulings(),
                        right.clauses(),
                        right.state(),
                        right.places(),
                        right.problems()));
    }

    ReportedStep places(Map<String, String> places) {
        return with(
                new Observation(
                        right.accepted(),
                        right.points(),
                        right.rulings(),
                        right.clauses(),
                        right.state(),
                        Optional.of(places),
                        right.problems()));
    }

    /** The step refused, with nothing changed. */
    ReportedStep asRefused() {
        return new ReportedStep(event, before, before, answered(false), by);
    }

    /** The step accepted, with nothing changed. */
    ReportedStep asAccepted() {
        return new ReportedStep(event, before, after, answered(true), by);
    }

    private Observation answered(boolean accepted) {
        return new Observation(
                accepted,
                Optional.of(accepted ? points() : 0),
                right.rulings(),
                right.clauses(),
                right.state(),
                right.places(),
                right.problems());
    }

    private ReportedStep with(Observation other) {
        return new ReportedStep(event, before, after, other, by);
    }

    /** What is reported in the end. */
    Observation observation() {
        return new Observation(
                right.accepted(),
                right.points(),
                right.rulings(),
                right.clauses(),
                Optional.of(after.node()),
                right.places(),
                right.problems());
    }
}
