package org.pubgames.conformance.zoo;

import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.testee.Told;
import org.pubgames.core.Variant;
import org.pubgames.core.internal.data.Records;

/**
 * A judged event as a wrong implementation is about to tell it.
 *
 * @param event the event
 * @param before the state before it
 * @param after the state after it; may be written over
 * @param told what the right game tells
 * @param by what is played by
 */
record Moment(Draft event, Draft before, Draft after, Told told, Variant by) {

    boolean accepted() {
        return told.accepted();
    }

    /** A setting that is a number. */
    int setting(String name) {
        return Integer.parseInt(String.valueOf(Records.values(by.settings()).get(name)));
    }

    /** The points of the event. */
    int points() {
        return told.points().orElse(0);
    }

    Moment points(int points) {
        return with(
                new Told(
                        told.accepted(),
                        Optional.of(points),
                        told.rulings(),
                        told.state(),
                        told.places(),
                        told.problems()));
    }

    Moment places(Map<String, String> places) {
        return with(
                new Told(
                        told.accepted(),
                        told.points(),
                        told.rulings(),
                        told.state(),
                        Optional.of(places),
                        told.problems()));
    }

    /** Refused, with nothing changed. */
    Moment refused() {
        return new Moment(event, before, before, answered(false), by);
    }

    /** Accepted, with nothing changed. */
    Moment taken() {
        return new Moment(event, before, after, answered(true), by);
    }

    private Told answered(boolean accepted) {
        return new Told(
                accepted,
                Optional.of(accepted ? points() : 0),
                told.rulings(),
                told.state(),
                told.places(),
                told.problems());
    }

    private Moment with(Told other) {
        return new Moment(event, before, after, other, by);
    }

    /** What is told in the end. */
    Told retold() {
        return new Told(
                told.accepted(),
                told.points(),
                told.rulings(),
                Optional.of(after.node()),
                told.places(),
                told.problems());
    }
}
