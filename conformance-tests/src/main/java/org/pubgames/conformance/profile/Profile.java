package org.pubgames.conformance.profile;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.pubgames.conformance.Vector;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.Node;

/**
 * A variant of a rule document with a set of vectors of its own: those that are played by exactly
 * that variant and need nothing but questions and plays.
 *
 * @param game the game's id
 * @param variant the variant's id
 * @param course the events of the ordinary course of play
 */
public record Profile(String game, String variant, Set<String> course) {

    public Profile {
        course = Set.copyOf(course);
    }

    /** {@code sjoelen/masters}. */
    public String name() {
        return game + "/" + variant;
    }

    /** The level that a vector belongs to; empty when it is none of this profile. */
    public Optional<Level> level(Vector vector) {
        boolean played =
                vector.game().equals(game)
                        && vector.variant().equals(Vector.PlayedBy.shipped(variant));
        if (!played || vector.task() instanceof Vector.Document || vector.revises()) {
            return Optional.empty();
        }
        return vector.play().flatMap(Vector.Play::position).isPresent()
                ? Optional.empty()
                : Optional.of(Profiles.extent(vector));
    }

    /** Whether nothing but the ordinary course of play is reported. */
    static boolean isOrdinary(Vector.Play play, Set<String> course) {
        return Stream.concat(play.given().stream(), play.steps().stream().map(Vector.Step::when))
                .allMatch(line -> course.contains(kind(line)));
    }

    /** Which kind of event it is; empty when it is none. */
    private static String kind(Vector.EventLine line) {
        return JsonText.read(line.json(), line.where())
                .<String>fold(
                        node ->
                                node instanceof Node.Fields fields
                                                && fields.values().get("event")
                                                        instanceof Node.Text kind
                                        ? kind.value()
                                        : "",
                        problems -> "");
    }
}
