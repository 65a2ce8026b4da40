package org.pubgames.club.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import org.pubgames.club.evening.Call;
import org.pubgames.club.evening.Evening;
import org.pubgames.competition.CompetitionRound;
import org.pubgames.competition.CompetitionState;
import org.pubgames.competition.GameScore;
import org.pubgames.competition.Pairing;
import org.pubgames.competition.PlayedLog;
import org.pubgames.competition.Result;
import org.pubgames.store.HeldMatch;
import org.pubgames.store.StoredMatches;
import org.springframework.stereotype.Service;

/** The matches of an evening, found out from its decisions and from the competition. */
@Service
public class Fixtures {

    private final StoredMatches matches;
    private final Competitions competitions;
    private final Map<String, Kept> kept = new ConcurrentHashMap<>();
    private final Map<String, Logged> logged = new ConcurrentHashMap<>();

    /**
     * What the matches of an evening follow from.
     *
     * @param decision the number of the last one
     * @param competition where it is kept; empty where there is none
     * @param line the number of its last line
     * @param over the matches at boards that are over
     * @param games the games before, where a match has several, with the number of the last line of
     *     each: one may be put right
     */
    private record Basis(
            int decision,
            String competition,
            int line,
            Set<String> over,
            Map<String, Integer> games) {}

    private record Kept(Basis basis, List<Fixture> all) {}

    /** What the competition keeps of a match after so many lines. */
    private record Logged(int number, Optional<PlayedLog> log) {}

    /**
     * Matches of evenings.
     *
     * @param matches where they are kept
     * @param competitions who meets whom
     */
    public Fixtures(StoredMatches matches, Competitions competitions) {
        this.matches = matches;
        this.competitions = competitions;
    }

    /** {@return all matches of an evening, in the order in which they are called} */
    public List<Fixture> of(Evening evening) {
        // every page asks after every entry, and few entries change anything here
        Basis basis = basis(evening);
        Kept known = kept.get(evening.id());
        if (known != null && known.basis().equals(basis)) {
            return known.all();
        }
        List<Fixture> all = List.copyOf(found(evening));
        if (basis(evening).equals(basis)) {
            kept.put(evening.id(), new Kept(basis, all));
        }
        return all;
    }

    private Basis basis(Evening evening) {
        Set<String> over = new TreeSet<>();
        Map<String, Integer> games = new TreeMap<>();
        for (Call call : evening.calls().values()) {
            for (String game : call.games()) {
                games.put(game, matches.read(game).fold(HeldMatch::number, problems -> 0));
            }
            if (call.stage() == Call.Stage.PLAYED && over(call)) {
                over.add(call.match());
            }
        }
        int line = competitions.held(evening).map(HeldMatch::number).orElse(0);
        return new Basis(evening.number(), evening.competition().orElse(""), line, over, games);
    }

    private List<Fixture> found(Evening evening) {
        List<Fixture> all = new ArrayList<>();
        competitions.state(evening).ifPresent(state -> all.addAll(drawn(evening, state)));
        evening.planned().forEach((id, players) -> all.add(planned(evening, id, players)));
        return List.copyOf(all);
    }

    /** {@return one of them} */
    public Optional<Fixture> find(Evening evening, String id) {
        return of(evening).stream().filter(each -> each.id().equals(id)).findFirst();
    }

    /** Those that can be called now: nobody of them stands at a board. */
    public List<Fixture> callable(Evening evening) {
        List<Fixture> all = of(evening);
        Set<String> busy = new TreeSet<>(evening.gone());
        all.stream().filter(Fixture::onBoard).forEach(each -> busy.addAll(each.players()));
        return all.stream()
                .filter(Fixture::waits)
                .filter(each -> each.players().stream().noneMatch(busy::contains))
                .toList();
    }

    /** Calls that hold a board for nothing: drawn anew, or somebody has left. */
    List<Call> idle(Evening evening) {
        List<Fixture> all = of(evening);
        Optional<CompetitionState> state = competitions.state(evening);
        return evening.calls().values().stream()
                .filter(Call::holdsBoard)
                .filter(
                        call ->
                                all.stream()
                                        .noneMatch(
                                                each ->
                                                        each.call().equals(Optional.of(call))
                                                                && each.onBoard()
                                                                && stands(state, each)))
                .toList();
    }

    private static boolean stands(Optional<CompetitionState> state, Fixture fixture) {
        return fixture.round() == 0
                || state.flatMap(each -> each.pairing(fixture.round(), fixture.table()))
                        .filter(
                                pairing ->
                                        pairing.result().isPresent()
                                                || state.orElseThrow().playable(pairing))
                        .isPresent();
    }

    private List<Fixture> drawn(Evening evening, CompetitionState state) {
        List<Fixture> all = new ArrayList<>();
        for (CompetitionRound round : state.rounds()) {
            for (Pairing pairing : round.pairings()) {
                all.add(drawn(evening, state, round.number(), pairing));
            }
        }
        return all;
    }

    private Fixture drawn(Evening evening, CompetitionState state, int round, Pairing pairing) {
        String id = id(round, pairing.board());
        Optional<Call> call =
                Optional.ofNullable(evening.calls().get(id))
                        .filter(each -> each.players().equals(pairing.sides()));
        Fixture.Stage stage;
        if (pairing.result().isPresent() && call.filter(Call::holdsBoard).isEmpty()) {
            stage = Fixture.Stage.DONE;
        } else if (call.isPresent()) {
            stage = stage(call.get());
        } else {
            stage =
                    state.playable(pairing) && state.ending().isEmpty()
                            ? Fixture.Stage.WAITING
                            : Fixture.Stage.DROPPED;
        }
        String counted = pairing.result().map(Fixtures::counted).orElse("");
        return new Fixture(
                id,
                round,
                pairing.board(),
                pairing.sides(),
                stage,
                call,
                call.map(each -> games(each)).orElse(List.of()),
                counted);
    }

    private List<GameScore> games(Call call) {
        String first = call.players().get(0);
        return logs(call.games()).stream()
                .map(each -> each.toldByScores() ? each.scores(first) : each.places(first))
                .toList();
    }

    /** {@return what the competition keeps of these matches, of those that are over} */
    List<PlayedLog> logs(List<String> played) {
        return played.stream()
                .flatMap(
                        each ->
                                matches
                                        .read(each)
                                        .fold(this::log, problems -> Optional.<PlayedLog>empty())
                                        .stream())
                .toList();
    }

    /** Written and counted once, as long as nothing is reported any more. */
    private Optional<PlayedLog> log(HeldMatch<?, ?> held) {
        Logged known = logged.get(held.id());
        if (known == null || known.number() != held.number()) {
            known = new Logged(held.number(), PlayedLog.of(held.json()));
            logged.put(held.id(), known);
        }
        return known.log();
    }

    /**
     * {@return the short name of a pairing}
     *
     * @param round its round, from 1
     * @param board its board of the round, from 1
     */
    public static String id(int round, int board) {
        return "r" + round + "b" + board;
    }

    private static String counted(Result result) {
        if (result.kind() == Result.Kind.WALKED_OVER) {
            return result.firstPoints() + " – " + result.secondPoints() + " *";
        }
        return result.games().size() == 1
                ? result.firstScore() + " – " + result.secondScore()
                : result.firstGames() + " – " + result.secondGames();
    }

    private Fixture planned(Evening evening, String id, List<String> players) {
        Optional<Call> call = Optional.ofNullable(evening.calls().get(id));
        Fixture.Stage stage =
                call.map(this::stage)
                        .orElse(evening.ended() ? Fixture.Stage.DROPPED : Fixture.Stage.WAITING);
        return new Fixture(id, 0, 0, players, stage, call, List.of(), "");
    }

    private Fixture.Stage stage(Call call) {
        return switch (call.stage()) {
            case AGREED -> Fixture.Stage.DONE;
            case DISPUTED -> Fixture.Stage.DISPUTED;
            case PLAYED -> over(call) ? Fixture.Stage.TO_CONFIRM : Fixture.Stage.PLAYED;
        };
    }

    private boolean over(Call call) {
        return matches.read(call.match())
                .fold(held -> held.match().outcome().isPresent(), problems -> false);
    }
}
