package org.pubgames.conformance.protocol;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.Vector.Step;
import org.pubgames.conformance.Vector.Then;
import org.pubgames.core.Game;
import org.pubgames.core.Games;

/** Vectors of all games and of every kind, as they are and with an expectation that is wrong. */
final class Sample {

    private Sample() {}

    /**
     * Every {@code many}-th vector of some games, or of all when none is named, and those of these
     * tests.
     */
    static List<Vector> oneIn(int many, String... named) {
        List<String> games = List.of(named);
        List<Vector> sample = new ArrayList<>();
        for (Game<?, ?> game : Games.installed()) {
            if (!games.isEmpty() && !games.contains(game.key().id())) {
                continue;
            }
            List<Vector> all = ShippedVectors.of(game.key().id());
            for (int i = 0; i < all.size(); i += many) {
                sample.add(all.get(i));
                wrong(all.get(i)).ifPresent(sample::add);
            }
        }
        sample.addAll(Questions.sjoelen());
        sample.addAll(Questions.schocken());
        sample.addAll(Questions.documents());
        sample.addAll(
                Questions.of(
                        "sjoelen",
                        "variant: ans-2016, ask: [{compartments: [1, 0, 0, 0]}], answer: [{points:"
                                + " 3}]",
                        "document: {file: \"variant: 2\", problems: []}"));
        return sample;
    }

    /** A play that expects the opposite. */
    private static Optional<Vector> wrong(Vector vector) {
        return vector.play()
                .map(
                        play -> {
                            List<Step> steps = new ArrayList<>();
                            for (Step step : play.steps()) {
                                steps.add(new Step(step.when(), wrong(step.then())));
                            }
                            return new Vector(
                                    vector.id(),
                                    vector.title(),
                                    vector.game(),
                                    vector.rule(),
                                    vector.guards(),
                                    vector.polarity(),
                                    vector.variant(),
                                    play.judging(steps),
                                    vector.source(),
                                    vector.clause(),
                                    vector.where());
                        });
    }

    private static Then wrong(Then then) {
        return new Then(
                !then.accepted(),
                List.of("no.such.rule"),
                Optional.of(-1),
                Map.of("/nowhere", "7"),
                Optional.of(Map.of("Nobody", "1")),
                List.of(new Vector.Complaint("no-such-code", "/x")),
                Map.of(),
                new Vector.After(
                        Optional.of(List.of("Nobody")),
                        Map.of("/nowhere", "7"),
                        Optional.of(Map.of("Nobody", "1"))));
    }
}
