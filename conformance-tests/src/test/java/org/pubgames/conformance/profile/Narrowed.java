package org.pubgames.conformance.profile;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.pubgames.conformance.testee.AlteredGames;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.core.Games;

/** Our own sjoelen, which claims one variant, a level and some features only. */
final class Narrowed extends AlteredGames {

    private final Claim claim;

    Narrowed(String variant, Level level, Set<Feature> features) {
        super(List.of(Games.find("sjoelen").orElseThrow()));
        claim =
                new Claim(
                        "narrow",
                        "",
                        "",
                        "",
                        "",
                        Map.of("sjoelen", List.of(variant)),
                        Set.of(Feature.values()),
                        Map.of("sjoelen", new Claim.Scope(features, level)));
    }

    @Override
    public Claim claim() {
        return claim;
    }
}
