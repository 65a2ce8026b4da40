package org.pubgames.conformance.comparison;

import org.pubgames.conformance.Vector;
import java.util.Optional;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;

/**
 * Which vectors an implementation has to answer, by what it says of itself.
 *
 * @param claim what it says
 */
public record Applicability(Claim claim) {

    /** What a vector needs at least. */
    public static Feature needed(Vector vector) {
        if (vector.task() instanceof Vector.Play) {
            return Feature.PLAY;
        }
        return vector.task() instanceof Vector.Document ? Feature.DOCUMENTS : Feature.SCORE;
    }

    /** Why a vector is not applicable; empty when it is. */
    public Optional<String> missing(Vector vector) {
        if (!claim.games().containsKey(vector.game())) {
            return Optional.of("does not play " + vector.game());
        }
        Feature needed = needed(vector);
        if (!claim.can(needed)) {
            return Optional.of("does not claim '" + needed.id() + "'");
        }
        if (needed != Feature.DOCUMENTS && !claim.plays(vector.game(), vector.variant().base())) {
            return Optional.of("does not claim the variant '" + vector.variant().base() + "'");
        }
        if (!vector.variant().set().isEmpty() && !claim.can(Feature.SETTINGS)) {
            return Optional.of("does not claim '" + Feature.SETTINGS.id() + "'");
        }
        return Optional.empty();
    }
}
