package org.pubgames.conformance.testee;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/** Our own games, with changed answers, and a count of questions. */
public class AlteredGames implements Testee {

    private final OwnGames own;
    private final List<String> named = new ArrayList<>();

    /** All games. */
    public AlteredGames() {
        this(Games.installed());
    }

    /** These games. */
    public AlteredGames(List<Game<?, ?>> games) {
        own = new OwnGames(games);
    }

    /** The variants that were named, in order. */
    public List<String> named() {
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
    public static AlteredGames answering(UnaryOperator<Map<String, String>> change) {
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
