package org.pubgames.core.internal.compare;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Score;
import org.pubgames.core.Seats;
import org.pubgames.core.internal.data.StateParts;

/**
 * The search for the shortest example: questions first, then the opening, then all short matches,
 * then long ones that are made short.
 */
final class ExampleSearch<S extends GameState, E extends GameEvent> {

    private static final List<String> NAMES =
            List.of("Anna", "Bert", "Carla", "Dirk", "Eva", "Frank", "Greta", "Hans");

    private final Game<S, E> game;
    private final Witness<S, E> a;
    private final Witness<S, E> b;
    private final Effort effort;
    private final Map<Seats, Pair<S, E>> openings = new LinkedHashMap<>();

    ExampleSearch(Game<S, E> game, Witness<S, E> a, Witness<S, E> b, Effort effort) {
        this.game = game;
        this.a = a;
        this.b = b;
        this.effort = effort;
        for (int seats = 1; seats <= effort.mostSeats(); seats++) {
            Seats names = new Seats(NAMES.subList(0, seats));
            if (!a.canSeat(names) || !b.canSeat(names)) {
                continue;
            }
            openings.put(names, new Pair<>(a.opening(names), b.opening(names)));
        }
    }

    Optional<Example> shortest() {
        Optional<Example> question = question();
        return question.isPresent() ? question : match();
    }

    /** The first of the questions with the strongest difference. */
    private Optional<Example> question() {
        Set<List<String>> questions = new LinkedHashSet<>(a.questions());
        questions.addAll(b.questions());
        Example.@Nullable Question best = null;
        for (List<String> question : questions) {
            Reading<Score> ofA = a.answer(question);
            Reading<Score> ofB = b.answer(question);
            Optional<Difference> difference = difference(ofA, ofB);
            if (difference.isPresent()
                    && (best == null || difference.get().strongerThan(best.difference()))) {
                best = new Example.Question(question, ofA, ofB, difference.get());
            }
        }
        return Optional.ofNullable(best);
    }

    private static Optional<Difference> difference(Reading<Score> a, Reading<Score> b) {
        return a.fold(
                ofA ->
                        b.fold(
                                ofB -> difference(ofA, ofB),
                                no -> Optional.of(Difference.ACCEPTANCE)),
                no ->
                        b.fold(
                                ofB -> Optional.of(Difference.ACCEPTANCE),
                                alsoNo -> Optional.empty()));
    }

    private static Optional<Difference> difference(Score a, Score b) {
        if (a.points() != b.points()) {
            return Optional.of(Difference.POINTS);
        }
        if (!a.cells().equals(b.cells())) {
            return Optional.of(Difference.STATE);
        }
        return Step.same(a.rulings(), b.rulings())
                ? Optional.empty()
                : Optional.of(Difference.RULINGS);
    }

    private Optional<Example> match() {
        @Nullable Trail<E> opening = null;
        BreadthSearch<S, E> breadth = new BreadthSearch<>(effort.steps());
        CourseSearch<S, E> courses = new CourseSearch<>(effort.steps());
        for (Map.Entry<Seats, Pair<S, E>> entry : openings.entrySet()) {
            Optional<Difference> difference = entry.getValue().difference();
            if (difference.isEmpty()) {
                breadth.begin(entry.getKey(), entry.getValue());
                courses.begin(entry.getKey(), entry.getValue());
            } else if (opening == null || difference.get().strongerThan(opening.difference())) {
                opening = new Trail<>(entry.getKey(), List.of(), difference.get());
            }
        }
        if (opening != null) {
            return Optional.of(example(opening, Example.Found.EXHAUSTIVE));
        }
        Optional<Trail<E>> found = breadth.shortest();
        if (found.isPresent()) {
            return found.map(trail -> example(trail, Example.Found.EXHAUSTIVE));
        }
        if (breadth.completed() > effort.mostEvents()) {
            return Optional.empty();
        }
        return deep(courses)
                .map(
                        trail ->
                                example(
                                        trail,
                                        trail.length() <= breadth.completed() + 1
                                                ? Example.Found.EXHAUSTIVE
                                                : Example.Found.REDUCED));
    }

    /** An example that comes of long matches; random ones only where no straight course has one. */
    private Optional<Trail<E>> deep(CourseSearch<S, E> courses) {
        return courses.first(effort.mostEvents()).or(this::atRandom).map(this::reduced);
    }

    /** The random match in which a difference comes first. */
    private Optional<Trail<E>> atRandom() {
        @Nullable Trail<E> best = null;
        for (Seats seats : List.copyOf(openings.keySet())) {
            for (int seed = 0; seed < effort.playouts(); seed++) {
                for (Witness<S, E> witness : List.of(a, b)) {
                    Optional<Trail<E>> found =
                            trail(seats, witness.drawn(seats, seed, effort.mostEvents()));
                    if (found.isPresent() && (best == null || found.get().betterThan(best))) {
                        best = found.get();
                    }
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /**
     * Plays events under both variants up to the first difference. Events that both refuse are left
     * out.
     */
    private Optional<Trail<E>> trail(Seats seats, List<E> events) {
        Pair<S, E> now = opening(seats);
        List<E> kept = new ArrayList<>();
        for (E event : events) {
            Optional<Difference> difference = now.difference(event);
            if (difference.isPresent()) {
                return Optional.of(new Trail<>(seats, Trail.with(kept, event), difference.get()));
            }
            if (now.moves(event)) {
                kept.add(event);
                now = now.after(event);
            }
        }
        return Optional.empty();
    }

    private Pair<S, E> opening(Seats seats) {
        return openings.computeIfAbsent(
                seats, asked -> new Pair<>(a.opening(asked), b.opening(asked)));
    }

    private Trail<E> reduced(Trail<E> found) {
        Seats seats = found.seats();
        return new Reducer<E, Trail<E>>(
                        events -> trail(seats, events),
                        Trail::events,
                        before -> after(seats, before).distinguishing(),
                        Comparator.<Trail<E>>comparingInt(Trail::length)
                                .thenComparing(Trail::difference)
                                .thenComparing(this::text, ExampleSearch::shorterFirst),
                        effort.steps())
                .least(found);
    }

    private Pair<S, E> after(Seats seats, List<E> events) {
        Pair<S, E> now = opening(seats);
        for (E event : events) {
            now = now.after(event);
        }
        return now;
    }

    private String text(Trail<E> trail) {
        StringBuilder text = new StringBuilder();
        for (E event : trail.events()) {
            text.append(game.codec().writeEvent(event)).append('\n');
        }
        return text.toString();
    }

    private static int shorterFirst(String one, String other) {
        return one.length() != other.length()
                ? Integer.compare(one.length(), other.length())
                : one.compareTo(other);
    }

    private Example example(Trail<E> trail, Example.Found found) {
        Pair<S, E> now = opening(trail.seats());
        Example.Ending ofA = ending(now.a(), true, List.of());
        Example.Ending ofB = ending(now.b(), true, List.of());
        for (E event : trail.events()) {
            Step<S, E> stepA = now.a().step(event);
            Step<S, E> stepB = now.b().step(event);
            ofA = ending(stepA.next(), stepA.accepted(), stepA.rulings());
            ofB = ending(stepB.next(), stepB.accepted(), stepB.rulings());
            now = new Pair<>(stepA.next(), stepB.next());
        }
        return new Example.Played(
                trail.seats().names(),
                trail.events().stream().map(game.codec()::writeEvent).toList(),
                ofA,
                ofB,
                StateParts.differing(now.a().state(), now.b().state()).stream()
                        .map(part -> new Example.Part(part.pointer(), part.was(), part.now()))
                        .toList(),
                trail.difference(),
                found);
    }

    private Example.Ending ending(Position<S, E> position, boolean accepted, List<Ruling> rulings) {
        return new Example.Ending(
                accepted,
                rulings,
                game.codec().writeState(position.state()),
                position.turn(),
                position.match().outcome());
    }
}
