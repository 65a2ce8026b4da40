package org.pubgames.conformance.comparison;

import java.util.List;
import java.util.Optional;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.profile.Level;
import org.pubgames.conformance.profile.Profiles;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;

/**
 * Which vectors apply to an implementation, by what it claims.
 *
 * @param claim its games and features
 */
public record Applicability(Claim claim) {

    /** The feature that a vector needs at least. */
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
        Claim.Scope scope = claim.scope(vector.game());
        if (!scope.features().contains(needed)) {
            return Optional.of("does not claim '" + needed.id() + "'");
        }
        if (needed != Feature.DOCUMENTS && !claim.plays(vector.game(), vector.variant().base())) {
            return Optional.of("does not claim the variant '" + vector.variant().base() + "'");
        }
        if (vector.revises() && !scope.features().contains(Feature.REVISIONS)) {
            return Optional.of("does not claim '" + Feature.REVISIONS.id() + "'");
        }
        if (vector.play().flatMap(Vector.Play::position).isPresent()
                && !scope.features().contains(Feature.POSITIONS)) {
            return Optional.of("does not claim '" + Feature.POSITIONS.id() + "'");
        }
        if (!vector.play().map(Vector.Play::views).orElse(List.of()).isEmpty()
                && !scope.features().contains(Feature.VIEW)) {
            return Optional.of("does not claim '" + Feature.VIEW.id() + "'");
        }
        if (!vector.variant().unchanged() && !scope.features().contains(Feature.SETTINGS)) {
            return Optional.of("does not claim '" + Feature.SETTINGS.id() + "'");
        }
        if (!vector.variant().tables().isEmpty() && !scope.features().contains(Feature.TABLES)) {
            return Optional.of("does not claim '" + Feature.TABLES.id() + "'");
        }
        Level level = Profiles.extent(vector);
        if (!scope.level().includes(level)) {
            return Optional.of("does not claim the level '" + level.id() + "'");
        }
        return Optional.empty();
    }
}
