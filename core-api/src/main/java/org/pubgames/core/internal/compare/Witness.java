package org.pubgames.core.internal.compare;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Reading;
import org.pubgames.core.Score;
import org.pubgames.core.Scoring;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.spi.Questions;

/** Asks one variant, and keeps its answers: no question is judged twice. */
final class Witness<S extends GameState, E extends GameEvent> {

    private final Game<S, E> game;
    private final Variant variant;
    private final Map<List<String>, Reading<Score>> answers = new LinkedHashMap<>();
    private final Map<Seats, Positions<S, E>> positions = new HashMap<>();
    private final Map<Drawn, List<E>> draws = new HashMap<>();
    private @Nullable List<List<String>> questions;

    /** What a random match is drawn by. */
    private record Drawn(Seats seats, long seed, int mostEvents) {}

    Witness(Game<S, E> game, Variant variant) {
        this.game = game;
        this.variant = variant;
    }

    Variant variant() {
        return variant;
    }

    /** The questions that the game would ask this variant. */
    List<List<String>> questions() {
        List<List<String>> known = questions;
        if (known == null) {
            known = Questions.of(scoring()).distinct().toList();
            questions = known;
        }
        return known;
    }

    private Scoring scoring() {
        return game.scoring(variant);
    }

    Reading<Score> answer(List<String> question) {
        return answers.computeIfAbsent(question, asked -> scoring().score(asked));
    }

    /** Whether so many can play this variant. */
    boolean canSeat(Seats seats) {
        return game.seatProblems(variant, seats.names(), Where.UNKNOWN).isEmpty();
    }

    /** A match of this variant before its first event. */
    Position<S, E> opening(Seats seats) {
        return positions
                .computeIfAbsent(seats, asked -> new Positions<>(game.open(variant, asked)))
                .opening();
    }

    /** The events of a match played at random. */
    List<E> drawn(Seats seats, long seed, int mostEvents) {
        return draws.computeIfAbsent(new Drawn(seats, seed, mostEvents), this::draw);
    }

    private List<E> draw(Drawn by) {
        return new Playout(by.seed(), by.mostEvents())
                .from(opening(by.seats()).match()).log().stream()
                        .map(entry -> entry.event())
                        .toList();
    }
}
