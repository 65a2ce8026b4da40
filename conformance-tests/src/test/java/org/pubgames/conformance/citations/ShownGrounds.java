package org.pubgames.conformance.citations;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.JudgedLine;
import org.pubgames.conformance.Opened;
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
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.rules.RuledGames;

/**
 * What the shipped variants of a game show under their rulings: every vector is played by every
 * variant, then random matches.
 */
final class ShownGrounds {

    private static final int MATCHES = 20;
    private static final int LONGEST = 120;

    private static final Map<String, Map<String, Shown>> MADE = new ConcurrentHashMap<>();

    private final Game<?, ?> game;
    private final Map<String, Shown> pairs = new TreeMap<>();
    private final Map<Ruled, List<Shown>> seen = new HashMap<>();

    private ShownGrounds(Game<?, ?> game) {
        this.game = game;
    }

    /** What is the same in all rulings of a rule in one circumstance under one variant. */
    private record Ruled(String rule, String circumstance, String variant) {}

    /**
     * A moment at which something is shown.
     *
     * @param given the events before, as JSON
     * @param event the event, as JSON
     * @param first whether the ruling is the first of its rule
     */
    record Scene(
            String variant,
            List<String> seats,
            Optional<String> position,
            List<String> given,
            String event,
            boolean first) {

        /** How it begins. */
        Vector.Play play() {
            return new Vector.Play(seats, position, List.of(), List.of(), List.of());
        }
    }

    /** A sentence and a clause that is shown under it. */
    static final class Shown {
        final String name;
        final Ruling example;
        final String clause;
        final boolean also;
        final Ground ground;
        final TreeSet<String> variants = new TreeSet<>();
        final TreeSet<String> vectors = new TreeSet<>();
        @Nullable Scene scene;

        Shown(String name, Ruling example, String clause, boolean also) {
            this.name = name;
            this.example = example;
            this.clause = clause;
            this.also = also;
            this.ground = example.ground();
        }

        /** The one with a vector of its own, otherwise the one that comes up earlier. */
        Shown shorter(Shown other) {
            if (vectors.isEmpty() != other.vectors.isEmpty()) {
                return vectors.isEmpty() ? other : this;
            }
            return length() <= other.length() ? this : other;
        }

        private int length() {
            return scene == null ? Integer.MAX_VALUE : scene.given().size();
        }

        /**
         * Whether a vector that states the clause is better made of another moment.
         *
         * @param events how many events come before that
         * @param first whether the ruling is the first of its rule there
         */
        boolean isPlainerAt(int events, boolean first) {
            return scene == null
                    || (first == scene.first() ? events < scene.given().size() : first);
        }

        /** When it came up first. */
        Scene scene() {
            return Objects.requireNonNull(scene, name);
        }
    }

    /** All pairs of a game by name; made once, because it takes long. */
    static Map<String, Shown> of(Game<?, ?> game) {
        return MADE.computeIfAbsent(
                game.key().id(),
                id -> {
                    ShownGrounds grounds = new ShownGrounds(game);
                    grounds.playAll(game);
                    return grounds.pairs;
                });
    }

    private <S extends GameState, E extends GameEvent> void playAll(Game<S, E> played) {
        for (Variant variant : played.variants().all()) {
            for (Vector vector : ShippedVectors.of(played.key().id())) {
                if (vector.repeats()) {
                    // the same events under each variant have been seen
                    continue;
                }
                vector.play().ifPresent(play -> play(played, variant, vector, play));
            }
            List<List<String>> tables = tables(played, variant);
            for (int i = 0; i < MATCHES; i++) {
                random(played, variant, i, new Seats(tables.get(i % tables.size())));
            }
        }
    }

    private <S extends GameState, E extends GameEvent> void play(
            Game<S, E> played, Variant variant, Vector vector, Vector.Play play) {
        Reading<Match<S, E>> opened = Opened.match(played, variant, play);
        if (!opened.problems().isEmpty()) {
            return;
        }
        Match<S, E> match = opened.orElseThrow();
        List<Vector.EventLine> lines = new ArrayList<>(play.given());
        play.steps().forEach(step -> lines.add(step.when()));
        boolean own = vector.variant().unchanged() && vector.variant().base().equals(variant.id());
        for (int i = 0; i < lines.size(); i++) {
            Reading<E> event = played.codec().readEvent(lines.get(i).json(), lines.get(i).where());
            if (event instanceof Reading.Read<E> read) {
                boolean last = own && i == lines.size() - 1;
                match = judged(played, match, read.value(), last ? vector.id() : "");
            } else {
                match = JudgedLine.of(played, match, lines.get(i)).match();
            }
        }
    }

    private <S extends GameState, E extends GameEvent> void random(
            Game<S, E> played, Variant variant, int seed, Seats seats) {
        RandomGenerator random = new SplittableRandom(seed);
        Match<S, E> match = RuledGames.of(played).unasked(variant, seats);
        for (int i = 0; i < LONGEST; i++) {
            Optional<E> event = match.legal().sample(random);
            if (event.isEmpty()) {
                return;
            }
            match = judged(played, match, event.get(), "");
        }
    }

    /**
     * The match after an event, whose rulings are noted.
     *
     * @param vector the id of the vector that asks about the event; empty where none does
     */
    private <S extends GameState, E extends GameEvent> Match<S, E> judged(
            Game<S, E> played, Match<S, E> match, E event, String vector) {
        Verdict<S, E> verdict = match.judge(event);
        Set<String> rules = new HashSet<>();
        for (Ruling ruling : verdict.rulings()) {
            boolean first = rules.add(ruling.rule());
            for (Shown shown : pairs(ruling, match.header().variant())) {
                if (vector.startsWith(ruling.rule() + "/")) {
                    shown.vectors.add(vector);
                }
                if (shown.isPlainerAt(match.size(), first)) {
                    shown.scene = scene(played, match, event, first);
                }
            }
        }
        return verdict.match();
    }

    private static <S extends GameState, E extends GameEvent> Scene scene(
            Game<S, E> played, Match<S, E> match, E event, boolean first) {
        return new Scene(
                match.header().variant().id(),
                match.header().seats().names(),
                match.header().position().map(JsonWriter::write),
                match.log().stream()
                        .map(entry -> played.codec().writeEvent(entry.event()))
                        .toList(),
                played.codec().writeEvent(event),
                first);
    }

    /** Who plays where the vectors of a variant are played. */
    private static List<List<String>> tables(Game<?, ?> played, Variant variant) {
        List<List<String>> known =
                ShippedVectors.of(played.key().id()).stream()
                        .filter(vector -> vector.variant().base().equals(variant.id()))
                        .flatMap(vector -> vector.play().stream())
                        .map(Vector.Play::seats)
                        .distinct()
                        .toList();
        return known.isEmpty() ? List.of(List.of("Anna", "Bert")) : known;
    }

    /** The sentence of a ruling with each clause shown under it. */
    private List<Shown> pairs(Ruling ruling, Variant variant) {
        Ruled ruled = new Ruled(ruling.rule(), ruling.circumstance(), variant.id());
        List<Shown> known = seen.get(ruled);
        if (known != null) {
            return known;
        }
        String rule =
                ruling.rule()
                        + (ruling.circumstance().isEmpty()
                                ? ""
                                : " (" + ruling.circumstance() + ")");
        List<Shown> all = new ArrayList<>();
        Ground ground = ruling.ground();
        if (ground.citations().isEmpty()) {
            all.add(pair(rule + " < house: " + ground.house().en(), ruling, "", false));
        }
        for (int i = 0; i < ground.citations().size(); i++) {
            Citation citation = ground.citations().get(i);
            String mark =
                    i > 0
                            ? " also"
                            : (ground.reading().en().isEmpty() ? "" : " read")
                                    + (ground.borrowedFrom().isEmpty() ? "" : " borrowed");
            all.add(
                    pair(
                            rule + mark + " < " + citation.clause(),
                            ruling,
                            citation.clause(),
                            i > 0));
        }
        all.forEach(each -> each.variants.add(variant.id()));
        seen.put(ruled, all);
        return all;
    }

    private Shown pair(String name, Ruling ruling, String clause, boolean also) {
        return pairs.computeIfAbsent(name, key -> new Shown(key, ruling, clause, also));
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
