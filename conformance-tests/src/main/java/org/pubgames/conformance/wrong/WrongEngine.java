package org.pubgames.conformance.wrong;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.testee.Claim;
import org.pubgames.conformance.testee.Course;
import org.pubgames.conformance.testee.Feature;
import org.pubgames.conformance.testee.OwnGames;
import org.pubgames.conformance.testee.Testee;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Variant;

/**
 * An implementation with one bug. Like a foreign program it reports neither the names of our rules
 * nor our codes: it can be caught only by what it does. For one thread.
 */
final class WrongEngine implements Testee {

    private final String name;
    private final Game<?, ?> game;
    private final Bug bug;
    private @Nullable RightGame right;

    WrongEngine(String name, String game, Bug bug) {
        this.name = name;
        this.game = Games.find(game).orElseThrow();
        this.bug = bug;
    }

    @Override
    public Claim claim() {
        return new Claim(
                name,
                SuiteVersion.text(),
                "Java",
                "",
                "",
                Map.of(game.key().id(), List.of()),
                EnumSet.of(
                        Feature.SCORE,
                        Feature.PLAY,
                        Feature.POINTS,
                        Feature.STATE,
                        Feature.PLACES,
                        Feature.VIEW,
                        Feature.POSITIONS,
                        Feature.FACTS,
                        Feature.SETTINGS,
                        Feature.TABLES));
    }

    @Override
    public Optional<String> variant(Variant variant) {
        right = new RightGame(game, variant);
        return Optional.empty();
    }

    @Override
    public Course play(Vector.Play play) {
        return bug.play(play, playing());
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions) {
        return bug.ask(questions, playing());
    }

    private RightGame playing() {
        return Objects.requireNonNull(right, "a variant has to be named before anything is asked");
    }

    @Override
    public List<Vector.Complaint> check(String id, Vector.Document document) {
        // not claimed and so not asked; no bug is about files
        return new OwnGames(List.of(game)).check(id, document);
    }

    @Override
    public void close() {
        // nothing was opened
    }
}
