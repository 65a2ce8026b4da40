package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pubgames.core.Game;
import org.pubgames.core.Games;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Where;
import org.pubgames.core.internal.text.Nearest;

/**
 * Checks that a vector that was read can be run: its game, rules, variant, seats, places and
 * columns exist. A vector that nobody can pass, or that nobody can fail, is a mistake of the vector
 * and not of an implementation.
 */
final class VectorConsistency {

    private final List<Problem> problems = new ArrayList<>();

    private VectorConsistency() {}

    /** What is wrong with a vector; empty when nothing is. */
    static List<Problem> problems(Vector vector) {
        VectorConsistency soundness = new VectorConsistency();
        soundness.look(vector);
        return List.copyOf(soundness.problems);
    }

    private void look(Vector vector) {
        Optional<Game<?, ?>> game = Games.find(vector.game());
        if (game.isEmpty()) {
            List<String> ids =
                    Games.installed().stream().map(installed -> installed.key().id()).toList();
            unknown("unknown-game", vector.game(), ids, vector.where().path("/suite/game"));
            return;
        }
        rules(vector, game.get());
        Reading<Variant> variant = PlayedVariant.of(game.get()).of(vector);
        if (vector.task() instanceof Vector.Document) {
            return;
        }
        variant.problems().forEach(problem -> problems.add(problem.at(place(vector, "/variant"))));
        if (vector.task() instanceof Vector.Question question && variant.problems().isEmpty()) {
            List<String> columns = columns(game.get(), variant.orElseThrow());
            question.asks().forEach(ask -> asked(vector, ask));
            question.answers().stream()
                    .flatMap(answer -> answer.keySet().stream())
                    .distinct()
                    .forEach(column -> column(column, columns, place(vector, "/answer")));
        } else if (vector.task() instanceof Vector.Census census && variant.problems().isEmpty()) {
            List<String> columns = columns(game.get(), variant.orElseThrow());
            Set<String> counted = new TreeSet<>(census.count());
            counted.add(census.sum());
            counted.forEach(column -> column(column, columns, place(vector, "/census")));
        } else if (vector.task() instanceof Vector.Play play) {
            problems.addAll(Seats.problems(play.seats(), place(vector, "/seats")));
            play.steps().forEach(step -> pointers(vector, step.then()));
            play.steps().forEach(step -> facts(vector, step.then()));
            play.views().forEach(view -> view(vector, play, view));
        }
    }

    private void rules(Vector vector, Game<?, ?> game) {
        Set<String> named = new TreeSet<>();
        named.add(vector.rule());
        vector.play()
                .ifPresent(
                        play -> play.steps().forEach(step -> named.addAll(step.then().rulings())));
        List<String> known = game.rulebook().rules().stream().map(rule -> rule.id()).toList();
        for (String rule : named) {
            if (!known.contains(rule)) {
                unknown("unknown-rule", rule, known, vector.where());
            }
        }
    }

    private void pointers(Vector vector, Vector.Then then) {
        pointers(then.state().keySet(), place(vector, "/then/state"));
    }

    private void pointers(Set<String> pointers, Where where) {
        for (String pointer : pointers) {
            if (!pointer.isEmpty() && !pointer.startsWith("/")) {
                problems.add(
                        Problem.of("wrong-form", where)
                                .withValue(pointer)
                                .withAllowed("/" + pointer));
            }
        }
    }

    /** Facts are those of a rule that has to fire: nobody could have them otherwise. */
    private void facts(Vector vector, Vector.Then then) {
        for (String rule : then.facts().keySet()) {
            if (!then.rulings().contains(rule)) {
                unknown("unknown-rule", rule, then.rulings(), place(vector, "/then/facts"));
            }
        }
    }

    /** A view of nothing would be passed by everybody. */
    private void view(Vector vector, Vector.Play play, Vector.View view) {
        Where where = place(vector, "/views");
        view.seat()
                .filter(seat -> !play.seats().contains(seat))
                .ifPresent(seat -> unknown("unknown-seat", seat, play.seats(), where));
        pointers(view.state().keySet(), where);
        pointers(view.log().keySet(), where);
        if (view.state().isEmpty() && view.log().isEmpty() && view.hides().isEmpty()) {
            problems.add(
                    Problem.of("missing-field", where)
                            .withValue("{}")
                            .withAllowed("state, log, hides"));
        }
    }

    private static List<String> columns(Game<?, ?> game, Variant variant) {
        return game.scoring(variant).resultColumns();
    }

    private void asked(Vector vector, String ask) {
        if (!ask.startsWith("{")) {
            problems.add(
                    Problem.of("wrong-type", place(vector, "/ask"))
                            .withValue(ask)
                            .withAllowed("{…: […]}"));
        }
    }

    private void column(String column, List<String> columns, Where where) {
        if (!columns.contains(column)) {
            unknown("unknown-column", column, columns, where);
        }
    }

    private static Where place(Vector vector, String path) {
        return vector.where().path(vector.where().path() + path);
    }

    private void unknown(String code, String value, List<String> known, Where where) {
        problems.add(
                Problem.of(code, where)
                        .withValue(value)
                        .withAllowed(known.size() > 40 ? "" : String.join(", ", known))
                        .withSuggestion(Nearest.of(value, known)));
    }
}
