package org.pubgames.conformance.wrong;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.pubgames.conformance.testee.Observation;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.JsonWriter;
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
        return with(right.judged(right.accepted(), Optional.of(points)));
    }

    ReportedStep places(Map<String, String> places) {
        return with(right.placing(places));
    }

    /** One fact of each ruling of a rule is another; unchanged where the rule did not fire. */
    ReportedStep fact(String rule, String name, Object value) {
        Map<String, List<Map<String, String>>> facts =
                new TreeMap<>(right.facts().orElse(Map.of()));
        facts.computeIfPresent(
                rule,
                (fired, rulings) ->
                        rulings.stream()
                                .map(
                                        named -> {
                                            Map<String, String> other = new TreeMap<>(named);
                                            other.put(name, JsonWriter.write(value));
                                            return other;
                                        })
                                .toList());
        return with(right.because(facts));
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
        return right.judged(accepted, Optional.of(accepted ? points() : 0));
    }

    private ReportedStep with(Observation other) {
        return new ReportedStep(event, before, after, other, by);
    }

    /** What is reported in the end. */
    Observation observation() {
        return right.in(Optional.of(after.node()));
    }
}
