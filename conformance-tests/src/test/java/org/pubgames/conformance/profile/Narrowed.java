package org.pubgames.conformance.profile;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/** Our own sjoelen, which claims one variant, a level and some features only. */
final class Narrowed implements Testee {

    private final OwnGames own = new OwnGames(List.of(Games.find("sjoelen").orElseThrow()));
    private final Claim claim;

    Narrowed(String variant, Level level, Set<Feature> features) {
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

    @Override
    public Optional<String> variant(Variant variant) {
        return own.variant(variant);
    }

    @Override
    public Course play(Vector.Play play) {
        return own.play(play);
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions) {
        return own.ask(questions);
    }

    @Override
    public List<Vector.Complaint> check(String game, Vector.Document document) {
        return own.check(game, document);
    }

    @Override
    public void close() {
        own.close();
    }
}
