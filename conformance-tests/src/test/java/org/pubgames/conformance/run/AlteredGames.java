package org.pubgames.conformance.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/** Our own games, with something changed on the way, and a count of what was asked. */
class AlteredGames implements Testee {

    private final OwnGames own = new OwnGames(Games.installed());
    private final List<String> named = new ArrayList<>();

    /** The variants that were named, in order. */
    List<String> named() {
        return named;
    }

    @Override
    public Claim claim() {
        return own.claim();
    }

    @Override
    public Optional<String> variant(Variant variant) {
        named.add(variant.game() + "/" + variant.digest());
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

    /** Answers questions as this says. */
    static AlteredGames answering(UnaryOperator<Map<String, String>> change) {
        return new AlteredGames() {
            @Override
            public List<Map<String, String>> ask(List<String> questions) {
                return super.ask(questions).stream()
                        .<Map<String, String>>map(answer -> change.apply(new HashMap<>(answer)))
                        .toList();
            }
        };
    }
}
