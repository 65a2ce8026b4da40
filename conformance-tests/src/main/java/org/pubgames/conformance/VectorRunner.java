package org.pubgames.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pubgames.conformance.VectorResult.Difference;
import org.pubgames.conformance.VectorResult.Status;
import org.pubgames.conformance.VectorResult.What;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Variant;
import org.pubgames.core.Verdict;
import org.pubgames.core.Where;
import org.pubgames.core.data.JsonText;
import org.pubgames.core.data.Node;

/** Runs vectors against a game in this process. Safe to share between threads. */
public final class VectorRunner {

    private final Game<?, ?> game;

    /** A runner for one game, right or wrong. */
    public VectorRunner(Game<?, ?> game) {
        this.game = game;
    }

    /** Brings the situation about, judges the event and compares. */
    public VectorResult run(Vector vector) {
        try {
            return run(game, vector);
        } catch (SituationException e) {
            return error(vector, e.expected, e.got);
        } catch (RuntimeException e) {
            // A wrong game may do anything; the other vectors still have to run.
            return error(vector, "a verdict", e.toString());
        }
    }

    /** The situation of a vector could not be brought about. */
    private static final class SituationException extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final String expected;
        private final String got;

        SituationException(String expected, String got) {
            super(got);
            this.expected = expected;
            this.got = got;
        }
    }

    private static VectorResult error(Vector vector, String expected, String got) {
        Difference difference = new Difference(What.SITUATION, "", expected, got);
        return new VectorResult(vector, Status.ERROR, List.of(difference), List.of());
    }

    private static <S extends GameState, E extends GameEvent> VectorResult run(
            Game<S, E> game, Vector vector) {
        Variant variant = sound("a variant", variant(game, vector));
        Match<S, E> match = game.open(variant, new Seats(vector.seats()));
        for (int i = 0; i < vector.given().size(); i++) {
            Verdict<S, E> verdict = match.judge(event(game, vector.given().get(i)));
            if (!verdict.accepted()) {
                throw new SituationException(
                        "given event " + (i + 1) + " accepted",
                        "rejected by " + ids(verdict.rulings()));
            }
            match = verdict.match();
        }
        S before = match.state();
        E event = event(game, vector.when());
        Verdict<S, E> verdict;
        try {
            verdict = match.judge(event);
        } catch (RuntimeException e) {
            // the situation is there and the event is sound: a game that breaks down judges wrongly
            Difference broken =
                    new Difference(What.ACCEPTED, "", vector.then().accepted() + "", e.toString());
            return new VectorResult(vector, Status.FAIL, List.of(broken), List.of());
        }
        List<Difference> differences = new ArrayList<>();
        compare(vector, verdict, differences);
        Node state = sound("a state", JsonText.read(state(game, verdict), Where.file("state")));
        compare(vector.then().state(), state, differences);
        vector.then().places().ifPresent(places -> compare(places, verdict.match(), differences));
        if (!verdict.accepted() && !verdict.match().equals(match)) {
            differences.add(new Difference(What.UNCHANGED, "", match + "", verdict.match() + ""));
        }
        if (!verdict.accepted() && !verdict.match().state().equals(before)) {
            differences.add(
                    new Difference(What.UNCHANGED, "", before + "", verdict.match().state() + ""));
        }
        Status status = differences.isEmpty() ? Status.PASS : Status.FAIL;
        return new VectorResult(vector, status, differences, verdict.rulings());
    }

    private static <S extends GameState, E extends GameEvent> String state(
            Game<S, E> game, Verdict<S, E> verdict) {
        return game.codec().writeState(verdict.match().state());
    }

    private static void compare(
            Vector vector, Verdict<?, ?> verdict, List<Difference> differences) {
        Vector.Then then = vector.then();
        if (verdict.accepted() != then.accepted()) {
            differences.add(
                    new Difference(
                            What.ACCEPTED, "", then.accepted() + "", verdict.accepted() + ""));
        }
        Set<String> expected = new TreeSet<>(then.rulings());
        Set<String> fired = ids(verdict.rulings());
        if (!fired.equals(expected)) {
            differences.add(new Difference(What.RULINGS, "", expected + "", fired + ""));
        }
        boolean aim = vector.polarity() == Vector.Polarity.POSITIVE;
        if (fired.contains(vector.rule()) != aim) {
            differences.add(
                    new Difference(What.AIM, vector.rule(), aim ? "fires" : "silent", fired + ""));
        }
        int points = verdict.rulings().stream().mapToInt(Ruling::points).sum();
        then.points()
                .filter(wanted -> wanted != points)
                .ifPresent(
                        wanted ->
                                differences.add(
                                        new Difference(What.POINTS, "", wanted + "", points + "")));
    }

    private static void compare(
            Map<String, String> expected, Node state, List<Difference> differences) {
        expected.forEach(
                (pointer, value) -> {
                    Optional<Node> found = Json.at(state, pointer);
                    String got = found.map(Json::canonical).orElse("null");
                    if (!got.equals(value)) {
                        differences.add(new Difference(What.STATE, pointer, value, got));
                    }
                });
    }

    private static void compare(
            Map<String, String> expected, Match<?, ?> match, List<Difference> differences) {
        Map<String, String> got = new TreeMap<>();
        match.outcome()
                .ifPresent(
                        outcome ->
                                outcome.places()
                                        .forEach(
                                                place ->
                                                        got.put(
                                                                place.player(),
                                                                place.rank() + "")));
        if (!got.equals(expected)) {
            differences.add(
                    new Difference(What.PLACES, "", new TreeMap<>(expected) + "", got + ""));
        }
    }

    private static Reading<Variant> variant(Game<?, ?> game, Vector vector) {
        Vector.PlayedBy playedBy = vector.variant();
        Reading<Variant> base = game.variants().look(playedBy.base(), vector.where());
        if (playedBy.set().isEmpty() || !base.problems().isEmpty()) {
            return base;
        }
        StringBuilder changes = new StringBuilder();
        playedBy.set()
                .forEach(
                        (setting, value) ->
                                changes.append("  ")
                                        .append(setting)
                                        .append(": {to: ")
                                        .append(value)
                                        .append(", because: \"the vector\"}\n"));
        String yaml =
                "variant: 2\ngame: %s\nid: vector\ntitle: {en: v, nl: v, de: v}\nextends: %s\nchanges:\n%s"
                        .formatted(game.key().id(), base.orElseThrow().pinned(), changes);
        return game.variants().read(yaml, vector.id());
    }

    private static <E extends GameEvent> E event(Game<?, E> game, Vector.EventLine line) {
        return sound("an event", game.codec().readEvent(line.json(), line.where()));
    }

    private static <T> T sound(String expected, Reading<T> reading) {
        return reading.fold(
                value -> value,
                problems -> {
                    throw new SituationException(expected, lines(problems));
                });
    }

    private static String lines(List<Problem> problems) {
        return String.join("; ", problems.stream().map(found -> found.line(Lang.EN)).toList());
    }

    private static Set<String> ids(List<Ruling> rulings) {
        Set<String> ids = new TreeSet<>();
        rulings.forEach(ruling -> ids.add(ruling.rule()));
        return ids;
    }
}
