package org.pubgames.conformance.citations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import org.pubgames.conformance.ShippedVectors;
import org.pubgames.conformance.Vector;
import org.pubgames.core.Citation;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Ground;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;

/**
 * What the shipped variants of a game show under their rulings: every vector is played by every
 * variant, then random matches.
 */
final class ShownGrounds {

    private static final int MATCHES = 20;
    private static final int LONGEST = 120;

    private final Game<?, ?> game;
    private final Map<String, Shown> pairs = new TreeMap<>();
    private final Map<Ruled, Boolean> seen = new HashMap<>();

    private ShownGrounds(Game<?, ?> game) {
        this.game = game;
    }

    /** What is the same in all rulings of a rule in one circumstance under one variant. */
    private record Ruled(String rule, String circumstance, String variant) {}

    /** A sentence and a clause that is shown under it. */
    static final class Shown {
        final String name;
        final Ruling example;
        final String clause;
        final boolean also;
        final Ground ground;
        final TreeSet<String> variants = new TreeSet<>();

        Shown(String name, Ruling example, String clause, boolean also) {
            this.name = name;
            this.example = example;
            this.clause = clause;
            this.also = also;
            this.ground = example.ground();
        }
    }

    /** All pairs of a game by name. */
    static Map<String, Shown> of(Game<?, ?> game) {
        ShownGrounds grounds = new ShownGrounds(game);
        grounds.playAll(game);
        return grounds.pairs;
    }

    private <S extends GameState, E extends GameEvent> void playAll(Game<S, E> played) {
        for (Variant variant : played.variants().all()) {
            for (Vector vector : ShippedVectors.of(played.key().id())) {
                vector.play().ifPresent(play -> play(played, variant, play));
            }
            for (int i = 0; i < MATCHES; i++) {
                random(played, variant, i);
            }
        }
    }

    private <S extends GameState, E extends GameEvent> void play(
            Game<S, E> played, Variant variant, Vector.Play play) {
        Match<S, E> match = played.open(variant, new Seats(play.seats()));
        List<Vector.EventLine> lines = new ArrayList<>(play.given());
        play.steps().forEach(step -> lines.add(step.when()));
        for (Vector.EventLine line : lines) {
            Reading<E> event = played.codec().readEvent(line.json(), line.where());
            if (event instanceof Reading.Read<E> read) {
                Verdict<S, E> verdict = match.judge(read.value());
                note(verdict.rulings(), variant);
                match = verdict.match();
            }
        }
    }

    private <S extends GameState, E extends GameEvent> void random(
            Game<S, E> played, Variant variant, int seed) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<S, E> match = played.open(variant, seats(played, variant, seed));
        for (int i = 0; i < LONGEST; i++) {
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                return;
            }
            Verdict<S, E> verdict = match.judge(event.get());
            note(verdict.rulings(), variant);
            match = verdict.match();
        }
    }

    private static <S extends GameState, E extends GameEvent> Seats seats(
            Game<S, E> played, Variant variant, int seed) {
        List<List<String>> known =
                ShippedVectors.of(played.key().id()).stream()
                        .filter(vector -> vector.variant().base().equals(variant.id()))
                        .flatMap(vector -> vector.play().stream())
                        .map(Vector.Play::seats)
                        .distinct()
                        .toList();
        return new Seats(
                known.isEmpty() ? List.of("Anna", "Bert") : known.get(seed % known.size()));
    }

    private void note(List<Ruling> rulings, Variant variant) {
        for (Ruling ruling : rulings) {
            Ruled ruled = new Ruled(ruling.rule(), ruling.circumstance(), variant.id());
            if (seen.putIfAbsent(ruled, true) == null) {
                note(ruling, variant);
            }
        }
    }

    private void note(Ruling ruling, Variant variant) {
        String rule =
                ruling.rule()
                        + (ruling.circumstance().isEmpty()
                                ? ""
                                : " (" + ruling.circumstance() + ")");
        Ground ground = ruling.ground();
        if (ground.citations().isEmpty()) {
            add(rule + " < house: " + ground.house().en(), ruling, "", false, variant);
        }
        for (int i = 0; i < ground.citations().size(); i++) {
            Citation citation = ground.citations().get(i);
            String mark =
                    i > 0
                            ? " also"
                            : (ground.reading().en().isEmpty() ? "" : " read")
                                    + (ground.borrowedFrom().isEmpty() ? "" : " borrowed");
            add(rule + mark + " < " + citation.clause(), ruling, citation.clause(), i > 0, variant);
        }
    }

    private void add(String name, Ruling ruling, String clause, boolean also, Variant variant) {
        pairs.computeIfAbsent(name, key -> new Shown(key, ruling, clause, also))
                .variants
                .add(variant.id());
    }

    /**
     * The English sentence of the rule, and the clause or the house's reason: what was reviewed.
     */
    String texts(Shown shown) {
        String says = game.rulebook().rule(shown.example.rule()).orElseThrow().says().en();
        String printed =
                game.rulebook()
                        .clause(shown.clause)
                        .map(clause -> clause.statement().in(Lang.EN))
                        .orElse(shown.ground.house().en());
        return says + "\n" + printed + "\n" + (shown.also ? "" : shown.ground.reading().en());
    }

    static ShownGrounds sheet(Game<?, ?> game) {
        return new ShownGrounds(game);
    }

    /** What a reviewer sees of a pair. */
    String sheet(Shown shown) {
        StringBuilder out = new StringBuilder();
        out.append("## ").append(shown.name).append('\n');
        out.append("kind: ").append(shown.example.kind()).append(" level: ");
        out.append(shown.ground.level()).append('\n');
        out.append("variants: ").append(String.join(" ", shown.variants)).append('\n');
        out.append("pattern: ")
                .append(game.rulebook().rule(shown.example.rule()).orElseThrow().says().en())
                .append('\n');
        out.append("example: ").append(game.rulebook().say(shown.example, Lang.EN)).append('\n');
        game.rulebook()
                .clause(shown.clause)
                .ifPresent(
                        clause ->
                                out.append(shown.also ? "also" : "clause")
                                        .append(" [")
                                        .append(clause.locator().en())
                                        .append("]: ")
                                        .append(clause.statement().en())
                                        .append('\n'));
        if (!shown.also && !shown.ground.reading().en().isEmpty()) {
            out.append("reading: ").append(shown.ground.reading().en()).append('\n');
        }
        if (shown.clause.isEmpty()) {
            out.append("this house: ").append(shown.ground.house().en()).append('\n');
        }
        return out.toString();
    }
}
