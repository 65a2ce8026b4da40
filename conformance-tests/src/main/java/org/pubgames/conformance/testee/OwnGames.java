package org.pubgames.conformance.testee;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.pubgames.conformance.Json;
import org.pubgames.conformance.JudgedLine;
import org.pubgames.conformance.Opened;
import org.pubgames.conformance.SuiteVersion;
import org.pubgames.conformance.Vector;
import org.pubgames.conformance.Vector.Complaint;
import org.pubgames.core.Because;
import org.pubgames.core.Game;
import org.pubgames.core.GameEvent;
import org.pubgames.core.GameState;
import org.pubgames.core.Lang;
import org.pubgames.core.Match;
import org.pubgames.core.MatchView;
import org.pubgames.core.Outcome;
import org.pubgames.core.Problem;
import org.pubgames.core.Reading;
import org.pubgames.core.Ruling;
import org.pubgames.core.Seats;
import org.pubgames.core.Turn;
import org.pubgames.core.Variant;
import org.pubgames.core.Viewer;
import org.pubgames.core.Where;
import org.pubgames.core.internal.data.JsonText;
import org.pubgames.core.internal.data.JsonWriter;
import org.pubgames.core.internal.data.Node;

/** Games behind the API of this library, in this process. */
public final class OwnGames implements Testee {

    private final Map<String, Game<?, ?>> games = new LinkedHashMap<>();
    private @Nullable Variant variant;
    private @Nullable ScoringQuestions scoring;

    /** These games. */
    public OwnGames(List<? extends Game<?, ?>> games) {
        games.forEach(game -> this.games.put(game.key().id(), game));
    }

    @Override
    public Claim claim() {
        Map<String, List<String>> all = new TreeMap<>();
        games.keySet().forEach(id -> all.put(id, List.of()));
        return new Claim(
                "pubgames",
                SuiteVersion.text(),
                "Java",
                "",
                "",
                all,
                new TreeSet<>(Set.of(Feature.values())));
    }

    @Override
    public Optional<String> variant(Variant next) {
        Game<?, ?> game = games.get(next.game());
        if (game == null) {
            return Optional.of("there is no game " + next.game());
        }
        variant = next;
        scoring = null;
        return Optional.empty();
    }

    @Override
    public Course play(Vector.Play play) {
        try {
            Variant by = played();
            return course(game(by.game()), by, play);
        } catch (SituationNotReached e) {
            return Course.refused(e.why);
        }
    }

    private Variant played() {
        if (variant == null) {
            throw new IllegalStateException("a variant has to be named before anything is asked");
        }
        return variant;
    }

    private Game<?, ?> game(String id) {
        Game<?, ?> game = games.get(id);
        if (game == null) {
            throw new IllegalArgumentException("there is no game " + id);
        }
        return game;
    }

    /** A given event cannot be read, or was refused. */
    private static final class SituationNotReached extends RuntimeException {
        private static final long serialVersionUID = 1L;
        private final String why;

        SituationNotReached(String why) {
            super(why);
            this.why = why;
        }
    }

    private static <S extends GameState, E extends GameEvent> Course course(
            Game<S, E> game, Variant variant, Vector.Play play) {
        seats(play.seats());
        Reading<Match<S, E>> opened = Opened.match(game, variant, play);
        if (!opened.problems().isEmpty()) {
            return notOpened(play, opened.problems());
        }
        Match<S, E> match = opened.orElseThrow();
        for (int i = 0; i < play.given().size(); i++) {
            JudgedLine<S, E> judged = judged(game, match, play.given().get(i));
            if (!judged.problems().isEmpty()) {
                throw new SituationNotReached(lines(judged.problems()));
            }
            if (!judged.accepted()) {
                throw new SituationNotReached(
                        "given event " + (i + 1) + " is rejected by " + ids(judged.rulings()));
            }
            match = judged.match();
        }
        Optional<Node> situation = Optional.of(state(game, match));
        List<Observation> steps = new ArrayList<>();
        for (Vector.Step step : play.steps()) {
            JudgedLine<S, E> judged = judged(game, match, step.when());
            match = judged.match();
            steps.add(observed(game, judged));
        }
        List<Course.Seen> views = new ArrayList<>();
        for (Vector.View view : play.views()) {
            views.add(seen(game, match, view));
        }
        return new Course(Optional.empty(), situation, steps, views);
    }

    private static <S extends GameState, E extends GameEvent> Course.Seen seen(
            Game<S, E> game, Match<S, E> match, Vector.View view) {
        MatchView<S, E> seen = match.view(view.seat().map(Viewer::seat).orElseGet(Viewer::table));
        List<String> log =
                seen.log().stream().map(entry -> game.codec().writeEvent(entry.event())).toList();
        return new Course.Seen(
                read(game.codec().writeState(seen.state()), "view"),
                read("[" + String.join(",", log) + "]", "log"));
    }

    private static Node read(String json, String what) {
        return JsonText.read(json, Where.file(what)).orElseThrow();
    }

    /**
     * Where the position cannot be nothing can happen; rules that forbid it are told as rulings.
     */
    private static Course notOpened(Vector.Play play, List<Problem> problems) {
        Node nothing = JsonText.read("{}", Where.file("state")).orElseThrow();
        Predicate<Problem> forbidden = problem -> problem.code().equals("rejected");
        Observation refused =
                new Observation(
                        false,
                        Optional.of(0),
                        Optional.of(
                                problems.stream().filter(forbidden).map(Problem::rule).toList()),
                        Optional.of(Map.of()),
                        Optional.of(nothing),
                        Optional.of(Map.of()),
                        complaints(problems.stream().filter(forbidden.negate()).toList()),
                        Optional.of(Map.of()),
                        new Observation.After(
                                Optional.of(List.of()),
                                Optional.of(read("null", "position")),
                                Optional.of(Map.of())));
        Course.Seen unseen = new Course.Seen(nothing, read("[]", "log"));
        return new Course(
                Optional.empty(),
                Optional.of(nothing),
                play.steps().stream().map(step -> refused).toList(),
                play.views().stream().map(view -> unseen).toList());
    }

    /** A game that throws while it judges the event asked about has judged wrongly. */
    private static <S extends GameState, E extends GameEvent> JudgedLine<S, E> judged(
            Game<S, E> game, Match<S, E> match, Vector.EventLine line) {
        try {
            return JudgedLine.of(game, match, line);
        } catch (RuntimeException | StackOverflowError e) {
            throw TesteeException.thrown(e);
        }
    }

    private static Seats seats(List<String> names) {
        try {
            return new Seats(names);
        } catch (IllegalArgumentException e) {
            throw new SituationNotReached(
                    e.getMessage() == null ? "seats " + names : e.getMessage());
        }
    }

    private static <S extends GameState, E extends GameEvent> Observation observed(
            Game<S, E> game, JudgedLine<S, E> judged) {
        return new Observation(
                judged.accepted(),
                Optional.of(judged.points()),
                Optional.of(ids(judged.rulings())),
                Optional.of(clauses(judged.rulings())),
                Optional.of(state(game, judged.match())),
                Optional.of(placed(judged.match(), place -> place.rank() + "")),
                complaints(judged.problems()),
                Optional.of(facts(judged.rulings())),
                after(judged.match()));
    }

    private static Observation.After after(Match<?, ?> match) {
        return new Observation.After(
                Optional.of(due(match.turn())),
                Optional.of(
                        read(match.position().map(JsonWriter::write).orElse("null"), "position")),
                Optional.of(placed(match, place -> place.score() + "")));
    }

    /** The names of those whose turn it is; of nobody when it is an official's, or over. */
    private static List<String> due(Turn turn) {
        if (turn instanceof Turn.Player one) {
            return List.of(one.name());
        }
        if (turn instanceof Turn.Several any) {
            return any.names();
        }
        return turn instanceof Turn.Chance chance ? chance.names() : List.of();
    }

    private static Map<String, List<Map<String, String>>> facts(List<Ruling> rulings) {
        Map<String, List<Map<String, String>>> facts = new TreeMap<>();
        for (Ruling ruling : rulings) {
            Map<String, String> named = new TreeMap<>();
            for (Because fact : ruling.because()) {
                String value = JsonWriter.write(fact.plain());
                named.put(fact.name(), Json.canonical(read(value, fact.name())));
            }
            facts.computeIfAbsent(ruling.rule(), rule -> new ArrayList<>()).add(named);
        }
        return facts;
    }

    private static <S extends GameState, E extends GameEvent> Node state(
            Game<S, E> game, Match<S, E> match) {
        return read(game.codec().writeState(match.state()), "state");
    }

    /** What a place says of each player; empty while the match is undecided. */
    private static Map<String, String> placed(
            Match<?, ?> match, Function<Outcome.Place, String> said) {
        Map<String, String> placed = new TreeMap<>();
        match.outcome()
                .ifPresent(
                        outcome ->
                                outcome.places()
                                        .forEach(
                                                place ->
                                                        placed.put(
                                                                place.player(),
                                                                said.apply(place))));
        return placed;
    }

    private static Map<String, String> clauses(List<Ruling> rulings) {
        Map<String, String> clauses = new TreeMap<>();
        for (Ruling ruling : rulings) {
            clauses.putIfAbsent(
                    ruling.rule(),
                    ruling.citations().isEmpty()
                            ? Vector.HOUSE
                            : ruling.citations().get(0).clause());
        }
        return clauses;
    }

    private static List<String> ids(List<Ruling> rulings) {
        return List.copyOf(
                rulings.stream()
                        .map(Ruling::rule)
                        .collect(java.util.stream.Collectors.toCollection(TreeSet::new)));
    }

    private static String lines(List<Problem> problems) {
        return String.join("; ", problems.stream().map(found -> found.line(Lang.EN)).toList());
    }

    private static List<Complaint> complaints(List<Problem> problems) {
        return problems.stream()
                .map(found -> new Complaint(found.code(), found.where().path()))
                .toList();
    }

    @Override
    public List<Map<String, String>> ask(List<String> questions) {
        Variant by = played();
        if (scoring == null) {
            scoring = new ScoringQuestions(game(by.game()).scoring(by));
        }
        return scoring.ask(questions);
    }

    @Override
    public List<Complaint> check(String game, Vector.Document document) {
        return complaints(game(game).variants().read(document.text(), "variant.yaml").problems());
    }

    @Override
    public void close() {
        // nothing was opened
    }
}
